import type { Child } from '@kovan/api-client/contract';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type ChildrenList, useChildren } from '../../../providers/ChildrenProvider.tsx';
import { testRoot } from '../../../testRoot.ts';
import { ChildPicker } from './ChildFilter.tsx';

vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: vi.fn() }));

const render = testRoot();
const child = (id: string): Child => ({ id, name: id, birthYear: 2016, grade: '5. Sınıf', avatar: '👧' });
const [elif, can] = [child('elif'), child('can')];

const Form = () => {
  const [value, setValue] = useState('can');
  return (
    <>
      <ChildPicker value={value} onChange={setValue} onBlur={vi.fn()} ref={null} />
      <output>{value}</output>
    </>
  );
};

/** Draws it with the children as they are by now. */
const draw = (children: readonly Child[], isLoading = false) => {
  const list: Partial<ChildrenList> = { children, isLoading, isError: false };
  vi.mocked(useChildren).mockReturnValue(list as ChildrenList);
  return render(<Form key="form" />);
};
/** Who is chosen in the form, and who on the screen. */
const chosen = () => [
  document.querySelector('output')?.textContent,
  document.querySelector<HTMLInputElement>('input:checked')?.value,
];

beforeEach(() => draw([elif, can]));

it('[PE-08] a child that the other parent deletes is no longer chosen, and nobody is in its place', async () => {
  expect(chosen()).toEqual(['can', 'can']);
  await draw([elif]);
  expect(chosen()).toEqual(['', undefined]);
});

it('[PE-08] nor where it was the last one', async () => {
  await draw([]);
  expect(chosen()).toEqual(['', undefined]);
});

it('a child stays chosen while the list is not known', async () => {
  await draw([], true);
  await draw([elif, can]);
  expect(chosen()).toEqual(['can', 'can']);
});
