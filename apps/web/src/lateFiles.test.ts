import { beforeEach, expect, it, vi } from 'vitest';
import { importLate } from './lateFiles.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const load = vi.fn(async () => 'the screen');
const links = () => [...document.querySelectorAll('link')];

/** Styles come, or don't, when the test says so: here nothing is fetched. */
const settle = (type: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(type));
/** What is asked of the network in the test's own words, for each begins with none asked. */
let round = 0;
const named = (name: string) => `assets/${name.replace('.', `-${round}.`)}`;

beforeEach(() => {
  round += 1;
  document.head.replaceChildren();
  fetched.mockReset().mockImplementation(async () => new Response('export {};'));
  load.mockClear();
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', fetched);
});

it('imports what has come, once its code and its styles are all there', async () => {
  let arrive: (answer: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const screen = importLate(load, [named('screen.js'), named('screen.css')]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`/${named('screen.js')}`);
  expect(links().map(({ rel, crossOrigin, href }) => [rel, crossOrigin, new URL(href).pathname])).toEqual([
    ['stylesheet', '', `/${named('screen.css')}`],
  ]);
  arrive(new Response('export {};'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();
  settle('load');
  expect(await screen).toBe('the screen');
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server refuses', async () => new Response('', { status: 502 })],
  [
    'it broke off',
    async () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) })),
  ],
])('never imports what has not come because %s, and fetches that alone with the next try', async (_, answer) => {
  const files = [named('screen.js'), named('part.js')];
  fetched.mockImplementation(async (address) => (address.includes('part') ? answer() : new Response('export {};')));
  await expect(importLate(load, files)).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();

  fetched.mockReset().mockImplementation(async () => new Response('export {};'));
  expect(await importLate(load, files)).toBe('the screen');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`/${named('part.js')}`);
});

it('never imports what lacks its styles, and asks for them with the next try', async () => {
  const files = [named('screen.css')];
  const first = importLate(load, files);
  settle('error');
  await expect(first).rejects.toThrow(named('screen.css'));
  expect(load).not.toHaveBeenCalled();
  expect(links()).toEqual([]);

  const next = importLate(load, files);
  settle('load');
  expect(await next).toBe('the screen');
});

it('fetches once what two ask for at a time, and never what the page has asked for or has inside', async () => {
  document.head.innerHTML = `<link rel="modulepreload" href="/${named('core.js')}"><link rel="inlined" href="/${named('core.css')}">`;
  await Promise.all([
    importLate(load, [named('a.js'), named('core.js')]),
    importLate(load, [named('a.js'), named('core.css')]),
  ]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`/${named('a.js')}`);
  expect(links()).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
});

it('imports at once what the worker keeps, its files side by side', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(await importLate(load, [named('a.js'), named('b.js')])).toBe('the screen');
  expect(fetched).not.toHaveBeenCalled();
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['modulepreload', `/${named('a.js')}`],
    ['modulepreload', `/${named('b.js')}`],
  ]);
});

it('fetches what a worker does not answer yet', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  await importLate(load, [named('a.js')]);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`/${named('a.js')}`);
});

it.each(['firebaseAccounts', 'HeroAnimation', 'rive'])(
  '[OF-01] fetches first what the worker keeps only once it was used: %s can be had by the next try',
  async (part) => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const files = [named('screen.js'), named(`${part}.js`)];
    await expect(importLate(load, files)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();
    expect(await importLate(load, files)).toBe('the screen');
    expect(fetched.mock.calls).toEqual([[`/${named(`${part}.js`)}`], [`/${named(`${part}.js`)}`]]);
  },
);
