import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../queryClient.ts';
import { watchArrivals } from './arrivals.ts';

type Items = { id: string; says: string }[];
const KEY: QueryKey = ['tasks'];
const listOf = (says: Record<string, string>): Items => Object.entries(says).map(([id, text]) => ({ id, says: text }));

let items: Items;
let reads: number;
let client: QueryClient;
let observer: QueryObserver<Items>;
let end: AbortController;
let begin: () => void;
/** What waits to be drawn, and what was washed with honey. */
let frames: Map<number, FrameRequestCallback>;
let washed: (string | undefined)[];

/** Lets the browser draw so many frames; gives how many were asked for. */
const draw = (most = 100): number => {
  let count = 0;
  for (; count < most && frames.size > 0; count += 1) {
    const [[id, run]] = [...frames] as [[number, FrameRequestCallback]];
    frames.delete(id);
    run(0);
  }
  return count;
};
const rows = (...ids: string[]) => {
  document.body.innerHTML = ids
    .map((id) => `<li data-item="${id}"><button id="${id}1"></button><button id="${id}2"></button></li>`)
    .join('');
};
const focus = (id: string) => document.getElementById(id)?.focus();
const settle = () => vi.waitFor(() => expect(client.isFetching()).toBe(0));
const read = async (says: Record<string, string>) => {
  items = listOf(says);
  await observer.refetch();
};
/** Somebody changed it elsewhere. */
const arrive = async (says: Record<string, string>) => {
  begin();
  await read(says);
};
const shown = () => client.getQueryData<Items>(KEY)?.map(({ says }) => says);

beforeEach(async () => {
  frames = new Map();
  washed = [];
  reads = 0;
  let frame = 0;
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    frames.set((frame += 1), run);
    return frame;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  window.matchMedia = vi.fn().mockReturnValue({ matches: false });
  Element.prototype.animate = vi.fn(function (this: HTMLElement) {
    washed.push(this.dataset['item']);
    return {} as Animation;
  });
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector);
  });
  client = createQueryClient();
  observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => {
      reads += 1;
      return items;
    },
  });
  items = listOf({ a: 'a', b: 'b', c: 'c' });
  observer.subscribe(() => undefined);
  await settle();
  end = new AbortController();
  const watching = watchArrivals(client, end.signal);
  begin = () => watching.begin(client.getQueryCache().findAll());
  rows('a', 'b', 'c');
});
afterEach(() => {
  end.abort();
  observer.destroy();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('[LV-03] what was held for the focus is read, and washed, once the focus has left its row, and not before', async () => {
  for (const [round, text] of ['A', 'AA'].entries()) {
    washed = [];
    reads = 0;
    focus('a1');
    await arrive({ a: text, b: text, c: 'c' });
    // Twice: it is left once all the same.
    await arrive({ a: text, b: text, c: 'c' });
    draw();
    expect([shown(), washed]).toEqual([[round === 0 ? 'a' : 'A', text, 'c'], ['b']]);
    focus('a2');
    await settle();
    expect(reads).toBe(2);
    focus('c1');
    await settle();
    draw();
    expect([shown(), washed, reads]).toEqual([[text, text, 'c'], ['b', 'a'], 3]);
  }
});

it('[LV-03] what this browser’s own people change while a list is read is washed for nobody; what arrives with it is', async () => {
  begin();
  client.setQueryData(KEY, listOf({ a: 'A', b: 'b', c: 'c' }));
  await read({ a: 'A', b: 'b', c: 'C' });
  draw();
  expect(washed).toEqual(['c']);
});

it('[LV-03] what is read for another reason is washed for nobody', async () => {
  await arrive({ a: 'A', b: 'b', c: 'c' });
  draw();
  await read({ a: 'A', b: 'B', c: 'c' });
  draw();
  expect(washed).toEqual(['a']);
});

it('what arrived is looked for until it is drawn, and not for good', async () => {
  rows();
  await arrive({ a: 'A', b: 'b', c: 'c' });
  draw(5);
  rows('a', 'b');
  expect([draw(), washed]).toEqual([1, ['a']]);
  await arrive({ a: 'A', b: 'b', c: 'C' });
  expect(draw()).toBeLessThan(100);
});

it('once nobody follows any more, nothing that is read is washed', async () => {
  begin();
  end.abort();
  await read({ a: 'A', b: 'b', c: 'c' });
  expect([draw(), washed]).toEqual([0, []]);
});

it('nor is anything that has arrived before, and no row is waited for', async () => {
  await arrive({ a: 'A', b: 'b', c: 'c' });
  focus('b1');
  await arrive({ a: 'A', b: 'B', c: 'c' });
  end.abort();
  reads = 0;
  focus('c1');
  await settle();
  expect([draw(), washed, reads]).toEqual([0, [], 0]);
});
