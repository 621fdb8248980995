import type { Task } from '@kovan/api-client/contract';
import { childDay } from '@kovan/domain/childDay';
import { act } from 'react';
import { expect, it } from 'vitest';
import { testRoot } from '../../../testRoot.ts';
import { taskOf } from '../../../testTask.ts';
import { useDayFlow } from './useDayFlow.ts';

const TODAY = '2026-11-18';
const open = (id: string) => taskOf({ id, dueDate: TODAY });
const done = (id: string) =>
  taskOf({ id, dueDate: TODAY, status: 'completed', completedDate: `${TODAY}T08:00:00.000Z` });

const render = testRoot();
const Card = ({ tasks }: { tasks: readonly Task[] }) => {
  const { flow, choose } = useDayFlow(childDay({ today: TODAY, tasks, homework: [] }).cells);
  return (
    <>
      <p>{flow.shown?.id}</p>
      {tasks.map(({ id }) => (
        <button key={id} id={id} type="button" aria-label={id} onClick={() => choose(id)} />
      ))}
    </>
  );
};
const draw = (...tasks: readonly Task[]) => render(<Card tasks={tasks} />);
const press = (id: string) => act(async () => document.getElementById(id)?.click());
const shown = () => document.querySelector('p')?.textContent;

it('[EV-07] what was chosen to be done makes room for the next where it is completed on another device', async () => {
  await draw(open('oda'), open('sofra'), open('çanta'));
  await press('sofra');
  expect(shown()).toBe('sofra');
  await draw(open('oda'), done('sofra'), open('çanta'));
  expect(shown()).toBe('oda');
  // Whoever wants to look at it still can, also at what is done.
  await press('sofra');
  expect(shown()).toBe('sofra');
  await draw(done('oda'), done('sofra'), open('çanta'));
  expect(shown()).toBe('sofra');
  await press('çanta');
  await draw(done('oda'), done('sofra'), done('çanta'));
  expect(shown()).toBe('');
});
