import { SUBJECTS } from '@kovan/domain/subjects';
import { expect, it } from 'vitest';
import { testRoot } from '../../../testRoot.ts';
import { useSubjectOptions } from './useSubjectOptions.ts';

const Select = ({ present }: { present: string }) =>
  useSubjectOptions(present).map(({ value }) => <option key={value}>{value}</option>);

const render = testRoot();
const others = async (present: string) => {
  await render(<Select present={present} />);
  const values = [...document.querySelectorAll('option')].map(({ value }) => value);
  expect(values.slice(0, SUBJECTS.length)).toEqual(SUBJECTS);
  return values.slice(SUBJECTS.length);
};

it('[Q-44] a subject that is none of the 17 is one more option, also once another was chosen', async () => {
  expect(await others('')).toEqual([]);
  expect(await others('Satranç')).toEqual(['Satranç']);
  expect(await others('Matematik')).toEqual(['Satranç']);
  expect(await others('Satranç')).toEqual(['Satranç']);
  expect(await others('Robotik')).toEqual(['Satranç', 'Robotik']);
});
