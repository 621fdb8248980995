import {
  defaultScheduler,
  MutationCache,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useQuery,
} from '@tanstack/react-query';
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from './keys.ts';
import { useItemChange, useWithChanges } from './changes.ts';

interface Item {
  readonly id: string;
  readonly status: string;
}

/** An answer that the test gives by hand. */
const byHand = <T,>() => {
  let settle: { resolve: (value: T) => void; reject: (error: Error) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, resolve: (value: T) => settle?.resolve(value), reject: () => settle?.reject(new Error('no')) };
};

let root: Root;
let client: QueryClient;
/** What the server holds, and how often it was read. */
let server: Item[];
let reads: number;
/** Puts off the next reads until it resolves; they then answer with what the server held when they were asked. */
let reading: Promise<unknown> | undefined;
let sent: Record<string, ReturnType<typeof byHand<Item | undefined>>>;
/** Every call, in order. */
let calls: string[];
/** The failures that are still said. */
let said: string[];
let press: Record<'complete' | 'remove', (id: string) => void>;
/** How often the list was drawn. */
let draws: number;

const List = () => {
  const { data = [] } = useQuery({
    queryKey: keys.taskList(null),
    queryFn: async () => {
      reads += 1;
      const answer = server;
      await reading;
      return answer;
    },
  });
  const send = (call: string) => {
    calls.push(call);
    return (sent[call] = byHand()).promise;
  };
  const complete = useItemChange<string, Item>({
    kind: 'tasks',
    operation: 'complete',
    send: (id) => send(`complete ${id}`),
    changeOf: (id) => ({ id, to: { status: 'done' } }),
    onFailed: (id) => {
      said.push(id);
      return () => said.splice(said.indexOf(id), 1);
    },
  });
  const remove = useItemChange<string, Item>({
    kind: 'tasks',
    operation: 'remove',
    send: (id) => send(`remove ${id}`),
    changeOf: (id) => ({ id, to: null }),
  });
  useLayoutEffect(() => {
    press = { complete, remove };
    draws += 1;
  });
  const now = useWithChanges<Item>('tasks');
  return now(data).map(({ id, status }) => (
    <p key={id}>
      {`${id} ${status}`}
      <button aria-label={id} onClick={() => complete(id)} />
    </p>
  ));
};

const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
const wait = () => act(() => vi.advanceTimersByTimeAsync(20));
const doing = async (work: () => void) => {
  await act(async () => work());
  await wait();
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  server = ['a', 'b', 'c'].map((id) => ({ id, status: 'open' }));
  reads = 0;
  reading = undefined;
  sent = {};
  calls = [];
  said = [];
  draws = 0;
  client = new QueryClient({ mutationCache: new MutationCache(), defaultOptions: { queries: { retry: false } } });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await doing(() =>
    root.render(
      <QueryClientProvider client={client}>
        <List />
      </QueryClientProvider>,
    ),
  );
  expect(shown()).toEqual(['a open', 'b open', 'c open']);
  expect(reads).toBe(1);
});

afterEach(async () => {
  notifyManager.setScheduler(defaultScheduler);
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const completeAAndRemoveB = () =>
  doing(() => {
    press.complete('a');
    press.remove('b');
  });
/** The server takes a change, and says so. */
const accepted = (call: string, after: Item[], answer?: Item) =>
  doing(() => {
    server = after;
    sent[call]?.resolve(answer);
  });
const refused = (call: string) => doing(() => sent[call]?.reject());

describe('two changes at once', () => {
  it('show at once, and are not undone by one another', async () => {
    await completeAAndRemoveB();
    expect(shown()).toEqual(['a done', 'c open']);
    await accepted('remove b', [
      { id: 'a', status: 'open' },
      { id: 'c', status: 'open' },
    ]);
    expect(shown()).toEqual(['a done', 'c open']);
    await accepted('complete a', [
      { id: 'a', status: 'done' },
      { id: 'c', status: 'open' },
    ]);
    expect(shown()).toEqual(['a done', 'c open']);
  });

  it.each([
    ['complete a', 'remove b', ['a open', 'c open']],
    ['remove b', 'complete a', ['a done', 'b open', 'c open']],
  ])('when %s fails first, %s stays, and what failed is as it was', async (failing, other, between) => {
    await completeAAndRemoveB();
    await refused(failing);
    expect(shown()).toEqual(between);
    const after =
      other === 'remove b' ? server.filter(({ id }) => id !== 'b') : server.with(0, { id: 'a', status: 'done' });
    await accepted(other, after);
    expect(shown()).toEqual(between);
  });

  it.each([
    ['complete a', 'remove b', ['a open', 'c open']],
    ['remove b', 'complete a', ['a done', 'b open', 'c open']],
  ])('when %s fails last, %s stays, and what failed is as it was', async (failing, other, after) => {
    await completeAAndRemoveB();
    await accepted(
      other,
      other === 'remove b' ? server.filter(({ id }) => id !== 'b') : server.with(0, { id: 'a', status: 'done' }),
    );
    expect(shown()).toEqual(['a done', 'c open']);
    await refused(failing);
    expect(shown()).toEqual(after);
  });

  it('to one item: when both fail it is as it was before either', async () => {
    await doing(() => press.complete('a'));
    await doing(() => press.remove('a'));
    expect(shown()).toEqual(['b open', 'c open']);
    await refused('complete a');
    await refused('remove a');
    expect(shown()).toEqual(['a open', 'b open', 'c open']);
  });

  it('are read anew once, after the last', async () => {
    await completeAAndRemoveB();
    await accepted('remove b', server.slice(1));
    expect(reads).toBe(1);
    await refused('complete a');
    expect(reads).toBe(2);
  });
});

describe('a read', () => {
  it('while a change is under way does not undo it', async () => {
    await doing(() => press.complete('a'));
    await doing(() => void client.invalidateQueries());
    expect(reads).toBe(2);
    expect(shown()).toEqual(['a done', 'b open', 'c open']);
    await refused('complete a');
    expect(shown()).toEqual(['a open', 'b open', 'c open']);
  });

  it('that was asked before the change and answered after it does not undo it, even while another goes on', async () => {
    await completeAAndRemoveB();
    const late = byHand();
    reading = late.promise;
    await doing(() => void client.invalidateQueries());
    expect(reads).toBe(2);
    await accepted('complete a', server.with(0, { id: 'a', status: 'done' }));
    await doing(() => late.resolve(undefined));
    expect(shown()).toEqual(['a done', 'c open']);
  });
});

it('[CT-23] what the server answers stands in the list, which says the same when it is read anew', async () => {
  const answer = { id: 'a', status: 'done at six' };
  const late = byHand();
  await doing(() => press.complete('a'));
  reading = late.promise;
  await accepted('complete a', server.with(0, { ...answer }), answer);
  expect(shown()).toEqual(['a done at six', 'b open', 'c open']);
  const list = client.getQueryData(keys.taskList(null));
  await doing(() => late.resolve(undefined));
  expect(reads).toBe(2);
  expect(client.getQueryData(keys.taskList(null))).toBe(list);
});

it('[CT-23] a change is drawn when it is pressed and when it is accepted, and not once more when its list is read anew', async () => {
  // As screens have it: what is told is drawn at once, not with all that comes in the same act.
  notifyManager.setScheduler(queueMicrotask);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  draws = 0;
  const answer = { id: 'a', status: 'done at six' };
  press.complete('a');
  await vi.advanceTimersByTimeAsync(20);
  expect([shown()[0], draws]).toEqual(['a done', 1]);
  server = server.with(0, { ...answer });
  sent['complete a']?.resolve(answer);
  await vi.advanceTimersByTimeAsync(20);
  expect([shown()[0], draws, reads]).toEqual(['a done at six', 2, 2]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

it('[CT-23] a list that is read for the first time while something changes is read once more, whatever else changes', async () => {
  const first = byHand<Item[]>();
  const answers = [() => first.promise, async () => server.slice(1)];
  const queryFn = vi.fn(() => answers.shift()?.() ?? Promise.reject(new Error('Read too often')));
  const leave = new QueryObserver(client, { queryKey: keys.taskList('elif'), queryFn }).subscribe(() => undefined);
  for (const id of ['a', 'b']) {
    await doing(() => press.complete(id));
    await accepted(`complete ${id}`, server);
  }
  await doing(() => first.resolve(server));
  expect(client.getQueryData(keys.taskList('elif'))).toEqual(server.slice(1));
  expect(queryFn).toHaveBeenCalledTimes(2);
  leave();
});

it('[CT-23] a first read that fails is not tried once more by itself', async () => {
  const first = byHand<Item[]>();
  const queryFn = vi.fn(() => first.promise);
  const leave = new QueryObserver(client, { queryKey: keys.taskList('elif'), queryFn }).subscribe(() => undefined);
  await doing(() => press.complete('a'));
  await accepted('complete a', server);
  await doing(() => first.reject());
  expect(queryFn).toHaveBeenCalledTimes(1);
  leave();
});

it('a second press for the same item does nothing while the first is under way', async () => {
  await doing(() => {
    press.complete('a');
    press.complete('a');
    press.complete('b');
  });
  await doing(() => press.complete('a'));
  expect(calls).toEqual(['complete a', 'complete b']);
});

it('[CT-22] [X-17] that a change failed is said no longer once the same one has succeeded, and as long as only others have', async () => {
  for (const id of ['a', 'b']) {
    await doing(() => press.complete(id));
    await refused(`complete ${id}`);
  }
  await doing(() => press.remove('a'));
  await accepted('remove a', server);
  await doing(() => press.complete('b'));
  expect(said).toEqual(['a', 'b']);
  await accepted('complete b', server);
  expect(said).toEqual(['a']);
});

describe('[OF-03] a finger', () => {
  const HEIGHT = 50;
  /** Presses what stands at this height, in px, so many milliseconds after the page began. */
  const pressAt = (clientY: number, at: number, detail = 1) =>
    doing(() => {
      const button = [...document.querySelectorAll('button')][Math.floor(clientY / HEIGHT)];
      const click = new MouseEvent('click', { bubbles: true, detail, clientX: 10, clientY });
      Object.defineProperty(click, 'timeStamp', { value: at });
      button?.dispatchEvent(click);
    });

  beforeEach(async () => {
    // Rows below one another; what is done leaves, and the next one moves up.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const buttons: readonly HTMLElement[] = [...document.querySelectorAll('button')];
      return new DOMRect(0, buttons.indexOf(this) * HEIGHT, 100, HEIGHT);
    });
  });
  afterEach(() => vi.restoreAllMocks());
  const leave = (id: string) => doing(() => press.remove(id));

  it('that presses twice does not change what has moved up', async () => {
    await pressAt(20, 1000);
    await leave('a');
    await pressAt(30, 1399);
    expect(calls).toEqual(['complete a', 'remove a']);
    await pressAt(30, 1400);
    expect(calls).toEqual(['complete a', 'remove a', 'complete b']);
  });

  it('that goes on to the next row, and a key that does, are quick', async () => {
    await pressAt(20, 3000);
    await leave('a');
    await pressAt(70, 3100);
    await pressAt(20, 3150, 0);
    expect(calls).toEqual(['complete a', 'remove a', 'complete c', 'complete b']);
  });

  it('may change the same thing again', async () => {
    await pressAt(20, 5000);
    await refused('complete a');
    await pressAt(20, 5100);
    expect(calls).toEqual(['complete a', 'complete a']);
  });
});
