import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys } from '../keys.ts';
import { createQueryClient } from '../queryClient.ts';
import { testApi } from '../../testApi.ts';
import { createTestLocks } from '../../testLocks.ts';
import { startLive } from './startLive.ts';
import { UNSEEN_MS } from './whileSeen.ts';

/** What the channel says comes in its own time, which stands still for nobody. */
const reallyLater = window.setTimeout.bind(window);

/** The streams that are open at the server, and how to speak through the one. */
interface ServerStream {
  readonly say: (text: string) => void;
  readonly close: () => void;
}

let open: ServerStream[];
let asked: number;
let items: { id: string; name: string }[];
/** Puts off the reads that begin now; they then answer with what there was. */
let reading: Promise<unknown> | undefined;
let ends: AbortController[];
let roots: Root[];

const stream = (signal: AbortSignal | null | undefined): Response => {
  asked += 1;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const one = {
        say: (text: string) => controller.enqueue(encoder.encode(text)),
        close: () => {
          open = open.filter((other) => other !== one);
          controller.close();
        },
      };
      open.push(one);
      signal?.addEventListener('abort', () => {
        open = open.filter((other) => other !== one);
        controller.error(new DOMException('aborted', 'AbortError'));
      });
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
};

const answer = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  if (typeof input === 'string' && input.endsWith('/api/events')) return stream(init?.signal);
  return new Response(null, { status: 204 });
};

interface Tab {
  readonly client: QueryClient;
  readonly api: ReturnType<typeof testApi>;
  readonly reads: string[];
  readonly shown: () => (string | null)[];
  readonly end: AbortController;
}

/** Opens a tab; `meanwhile` comes after it has read and before it follows. */
const openTab = async (meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<Tab> => {
  const client = createQueryClient();
  const api = testApi(answer);
  const reads: string[] = [];
  const host = document.body.appendChild(document.createElement('div'));
  const Screen = () => {
    const { data = [] } = useQuery({
      queryKey: keys.taskList(null),
      queryFn: async () => {
        reads.push('tasks');
        const answer = structuredClone(items);
        if (reading) await reading;
        return answer;
      },
    });
    useQuery({
      queryKey: keys.homework(null),
      queryFn: () => {
        reads.push('homework');
        return [];
      },
    });
    return (
      <ul>
        {data.map(({ id, name }) => (
          <li key={id} data-item={id}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    );
  };
  const root = createRoot(host);
  roots.push(root);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
  await meanwhile();
  const end = new AbortController();
  ends.push(end);
  startLive({ api, client }, end.signal);
  await pass(300);
  const shown = () => [...host.querySelectorAll('button')].map(({ textContent }) => textContent);
  return { client, api, reads, shown, end };
};

/** Lets so much time go by, and what other tabs say come. */
const pass = async (ms: number) => {
  for (let turn = 0; turn < 3; turn += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(turn === 0 ? ms : 0);
      await new Promise<void>((resolve) => void reallyLater(resolve, 1));
    });
  }
  await act(() => vi.advanceTimersByTimeAsync(300));
};

const changed = (...kinds: string[]) => `event: changed\ndata: ${JSON.stringify({ kinds })}\n\n`;

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: createTestLocks() });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  window.matchMedia = vi.fn().mockReturnValue({ matches: true });
  open = [];
  asked = 0;
  reading = undefined;
  ends = [];
  roots = [];
  items = [
    { id: 'a', name: 'Sofra' },
    { id: 'b', name: 'Oda' },
  ];
});

afterEach(async () => {
  for (const end of ends) end.abort();
  await act(async () => roots.forEach((root) => root.unmount()));
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what changed elsewhere', () => {
  it('[LV-03] is read anew, and nothing else', async () => {
    const tab = await openTab();
    tab.reads.length = 0;
    items = items.map((item) => ({ ...item, name: `${item.name}!` }));
    open[0]?.say(changed('tasks'));
    await pass(10);
    expect(tab.reads).toEqual(['tasks']);
    expect(tab.shown()).toEqual(['Sofra!', 'Oda!']);
    open[0]?.say(changed('family'));
    await pass(10);
    expect(tab.reads).toEqual(['tasks']);
    open[0]?.say(changed('homework'));
    await pass(10);
    expect(tab.reads).toEqual(['tasks', 'homework']);
  });

  it('[LV-03] while a list is read for the first time is read once more, also by somebody who comes back', async () => {
    for (const isHidden of [false, true]) {
      let answered = () => {};
      reading = new Promise<void>((resolve) => (answered = resolve));
      const tab = await openTab();
      open[0]?.say(changed('tasks'));
      if (isHidden) hide(true);
      await pass(10);
      items = items.map((item) => ({ ...item, name: `${item.name}!` }));
      answered();
      await pass(10);
      if (isHidden) hide(false);
      await pass(10);
      expect(tab.shown()).toEqual(items.map(({ name }) => name));
    }
  });

  it('[LV-03] is washed with honey where it is shown, but not what was changed here', async () => {
    const tab = await openTab();
    window.matchMedia = vi.fn().mockReturnValue({ matches: false });
    const washed: (string | null)[] = [];
    Element.prototype.animate = vi.fn(function (this: Element) {
      washed.push(this.getAttribute('data-item'));
      return {} as Animation;
    });
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => reallyLater(() => draw(0), 0));
    await tab.client
      .getMutationCache()
      .build(tab.client, { mutationKey: ['change', 'tasks', 'item'], mutationFn: () => Promise.resolve() })
      .execute({ request: {}, change: { id: 'a', to: {} } });
    items = items.map((item) => ({ ...item, name: `${item.name}!` }));
    open[0]?.say(changed('tasks'));
    await pass(10);
    await pass(10);
    expect([tab.shown(), washed]).toEqual([['Sofra!', 'Oda!'], ['b']]);
  });

  it('[LV-03] in a row is read twice at most: at once, and once for the rest', async () => {
    const tab = await openTab();
    tab.reads.length = 0;
    for (let count = 0; count < 10; count += 1) open[0]?.say(changed('tasks'));
    await pass(10);
    expect(tab.reads.length).toBeLessThanOrEqual(2);
  });

  it('[LV-03] what was missed is read anew when the stream is back', async () => {
    const tab = await openTab();
    tab.reads.length = 0;
    open[0]?.close();
    await pass(500);
    expect(tab.reads).toEqual([]);
    await pass(1_000);
    expect(asked).toBe(2);
    expect(tab.reads.toSorted()).toEqual(['homework', 'tasks']);
  });

  it('a row under the keyboard’s focus stays until the focus has left it', async () => {
    const tab = await openTab();
    const [first, second] = document.querySelectorAll('button');
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':focus-visible' ? this === document.activeElement : false;
    });
    first?.focus();
    items = [{ id: 'b', name: 'Oda, toplu' }];
    open[0]?.say(changed('tasks'));
    await pass(10);
    expect(tab.shown()).toEqual(['Sofra', 'Oda, toplu']);
    expect(document.activeElement).toBe(first);
    second?.focus();
    await pass(10);
    expect(tab.shown()).toEqual(['Oda, toplu']);
    expect(document.activeElement).toBe(second);
  });
});

describe('one browser', () => {
  it('[LV-03] has one stream for all its tabs, which all read anew; another takes over from a tab that goes', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    expect(asked).toBe(1);
    for (const { reads } of tabs) reads.length = 0;
    open[0]?.say(changed('tasks'));
    await pass(10);
    expect(tabs.map(({ reads }) => reads)).toEqual([['tasks'], ['tasks'], ['tasks']]);
    tabs[0]?.end.abort();
    await pass(10);
    expect([asked, open.length]).toEqual([2, 1]);
  });

  it('[LV-03] has a tab that begins to follow beside another read what that one was told meanwhile', async () => {
    const first = await openTab();
    first.reads.length = 0;
    const second = await openTab(async () => {
      items = items.map((item) => ({ ...item, name: `${item.name}!` }));
      open[0]?.say(changed('tasks'));
      await pass(10);
    });
    expect(second.shown()).toEqual(['Sofra!', 'Oda!']);
    expect([asked, first.reads]).toEqual([1, ['tasks']]);
  });

  it('[LV-03] tells its other tabs what one of them wrote, as the server tells this session nothing', async () => {
    const [here, other] = [await openTab(), await openTab()];
    for (const { reads } of [here, other]) reads.length = 0;
    await act(() => here.api.tasks.complete('a'));
    await pass(10);
    expect([here.reads, other.reads]).toEqual([[], ['tasks']]);
    // Whose session has ended here tells nobody any more, and what the next one writes goes well.
    here.end.abort();
    await pass(300);
    other.reads.length = 0;
    await act(() => here.api.tasks.complete('a'));
    await pass(10);
    expect(other.reads).toEqual([]);
  });

  it('[LV-03] follows nothing a minute after nobody sees it, and again once somebody does', async () => {
    const tab = await openTab();
    hide(true);
    await pass(UNSEEN_MS / 2);
    hide(false);
    // A stream that nothing comes from is given up.
    open[0]?.say(': still here\n\n');
    await pass(UNSEEN_MS - 1_000);
    expect([asked, open.length]).toEqual([1, 1]);
    open[0]?.say(': still here\n\n');
    hide(true);
    await pass(UNSEEN_MS - 1_000);
    expect(open).toHaveLength(1);
    await pass(2_000);
    expect(open).toHaveLength(0);
    await pass(10 * UNSEEN_MS);
    expect(asked).toBe(1);
    tab.reads.length = 0;
    hide(false);
    await pass(10);
    expect([asked, open.length]).toEqual([2, 1]);
    expect(tab.reads).toContain('tasks');
  });

  it('[LV-03] that has no locks follows nothing, and works as before', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const tab = await openTab();
    expect(asked).toBe(0);
    expect(tab.shown()).toEqual(['Sofra', 'Oda']);
  });
});
