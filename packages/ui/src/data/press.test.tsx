import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { Surroundings } from '../testSurroundings.tsx';
import { LONGEST_PRESS_MS } from './press.ts';
import { createQueryClient } from './queryClient.ts';
import { createQueue, NOTHING_WAITS } from './queue/queue.ts';
import { useQueueValue } from './queue/QueueProvider.tsx';
import { entryOf } from './queue/testEntry.ts';

const render = testRoot();
const client = createQueryClient();
const noQueue = () => Promise.reject(new Error('none'));
let queue: ReturnType<typeof createQueue>;
let pressed: string[];

const ENTRY = entryOf('1', { work: { operation: 'task.complete', id: 'bir', name: 'Oda', to: {} } });

/** Rows with a button each; what waits is left out. */
const List = () => {
  const { data = [] } = useQuery({ queryKey: ['rows'], queryFn: () => ['bir', 'iki', 'üç'], staleTime: Infinity });
  const orphans = useQueueValue((view) => view.orphans);
  const waiting = orphans.map(({ work }) => ('id' in work ? work.id : ''));
  return data
    .filter((row) => !waiting.includes(row))
    .map((row) => (
      <button key={row} onClick={() => void pressed.push(row)}>
        {row}
      </button>
    ));
};

const rows = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const send = (type: string) =>
  act(async () => {
    [...document.querySelectorAll('button')].at(-1)?.dispatchEvent(new Event(type, { bubbles: true }));
  });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** What others have done arrives. */
const READ = () => void client.setQueryData(['rows'], ['iki', 'üç']);
const FORESEEN = () => queue.foresee({ ...NOTHING_WAITS, entries: [ENTRY], orphans: [ENTRY] });

beforeEach(async () => {
  vi.useFakeTimers();
  pressed = [];
  queue = createQueue(noQueue);
  client.setQueryData(['rows'], ['bir', 'iki', 'üç']);
  await render(
    <Surroundings client={client} queue={queue}>
      <List />
    </Surroundings>,
  );
  await pass(0);
});
afterEach(async () => {
  await pass(LONGEST_PRESS_MS);
  vi.useRealTimers();
});

describe.each([
  ['what was read', READ],
  ['what waits', FORESEEN],
])('[OF-03] a row that is pressed stays under the finger while %s changes', (_, change) => {
  it('and moves once the press is over', async () => {
    await send('pointerdown');
    await act(async () => change());
    await pass(500);
    expect(rows()).toEqual(['bir', 'iki', 'üç']);
    await send('pointerup');
    await send('click');
    expect(pressed).toEqual(['üç']);
    await pass(0);
    expect(rows()).toEqual(['iki', 'üç']);
  });

  it('and what the press itself changes is drawn with it', async () => {
    document.addEventListener('click', change, { once: true });
    await send('pointerdown');
    await send('pointerup');
    await send('click');
    expect(rows()).toEqual(['iki', 'üç']);
  });

  it('but no longer than a press lasts', async () => {
    await send('pointerdown');
    await act(async () => change());
    await pass(LONGEST_PRESS_MS - 1);
    expect(rows()).toEqual(['bir', 'iki', 'üç']);
    await pass(1);
    expect(rows()).toEqual(['iki', 'üç']);
  });

  it.each(['pointercancel', 'contextmenu'])('and moves at once after a %s', async (end) => {
    await send('pointerdown');
    await act(async () => change());
    await send(end);
    await pass(0);
    expect(rows()).toEqual(['iki', 'üç']);
  });

  it('and a tenth of a second after a finger whose click does not come', async () => {
    await send('pointerdown');
    await act(async () => change());
    await send('pointerup');
    await pass(99);
    expect(rows()).toEqual(['bir', 'iki', 'üç']);
    await pass(1);
    expect(rows()).toEqual(['iki', 'üç']);
  });
});
