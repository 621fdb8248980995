import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/queryClient.ts';
import { onceAnswered } from './onceAnswered.ts';

const KEPT = ['children'];

/** A client, how often what comes once was begun, and reads whose answers come when they are told. */
const begin = () => {
  const client = createQueryClient();
  const run = vi.fn<() => void>();
  onceAnswered(client, run);
  const read = (name: string) => {
    let end: { answer: (text: string) => void; fail: (error: Error) => void };
    const queryFn = () => new Promise<string>((answer, fail) => (end = { answer, fail }));
    const reading = client.fetchQuery({ queryKey: [name], queryFn }).catch(() => undefined);
    return {
      answer: () => (end.answer(name), reading),
      fail: () => (end.fail(new Error('no')), reading),
    };
  };
  return { client, run, read };
};

it('waits for the last of what the first screen asked for, and comes once', async () => {
  const { run, read } = begin();
  const [children, tasks] = [read('children'), read('tasks')];
  await children.answer();
  expect(run).not.toHaveBeenCalled();
  await tasks.answer();
  expect(run).toHaveBeenCalledOnce();
  await read('stats').answer();
  expect(run).toHaveBeenCalledOnce();
});

it('comes too where nothing is answered but failures', async () => {
  const { run, read } = begin();
  await read('children').fail();
  expect(run).toHaveBeenCalledOnce();
});

it('[OF-02] does not take what this browser kept, or what is no longer true of it, for an answer', async () => {
  const { client, run, read } = begin();
  client.setQueryData(KEPT, []);
  await client.invalidateQueries({ queryKey: KEPT });
  expect(run).not.toHaveBeenCalled();
  await read('tasks').answer();
  expect(run).toHaveBeenCalledOnce();
});

it('takes what was asked before it for a question of this screen, too', async () => {
  const client = createQueryClient();
  let answer: (text: string) => void = () => undefined;
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  const reading = client.fetchQuery({ queryKey: ['children'], queryFn });
  const run = vi.fn<() => void>();
  onceAnswered(client, run);
  answer('children');
  await reading;
  expect(run).toHaveBeenCalledOnce();
});
