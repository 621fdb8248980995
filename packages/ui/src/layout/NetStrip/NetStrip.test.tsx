import { ApiError } from '@kovan/api-client';
import { useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteReach } from '../../data/online.ts';
import { createQueryClient } from '../../data/queryClient.ts';
import { NOTHING_WAITS, type QueueView } from '../../data/queue/queue.ts';
import { entryOf } from '../../data/queue/testEntry.ts';
import { i18n } from '../../i18n/i18n.ts';
import { testQueue } from '../../testQueue.ts';
import { testRoot } from '../../testRoot.ts';
import { Surroundings } from '../../testSurroundings.tsx';
import { registerLayoutTexts } from '../texts.ts';
import { NetStrip } from './NetStrip.tsx';

const retryCheck = vi.hoisted(() => vi.fn());
vi.mock('../../providers/OnboardingProvider.tsx', () => ({ useOnboardingRetry: () => retryCheck }));
vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => ({ viewMode: 'family' }) }));

registerLayoutTexts();
const render = testRoot();
const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 18, 14, 45);

const List = ({ name }: { name: string }) => {
  useQuery({ queryKey: [name], queryFn: () => new Promise(() => undefined), staleTime: Infinity });
  return null;
};
const client = createQueryClient();
/** The strip as it is while this waits. */
const showWith = (view: QueueView) =>
  render(
    <MemoryRouter>
      <Surroundings client={client} queue={testQueue({ view: () => view })}>
        <NetStrip />
      </Surroundings>
    </MemoryRouter>,
  );
const says = () => document.querySelector('p')?.textContent ?? '';
const age = () => document.querySelector('small')?.textContent;

beforeEach(async () => {
  retryCheck.mockClear();
  vi.useFakeTimers({ now: NOW });
  await i18n.changeLanguage('tr');
  noteReach(false);
});
afterEach(async () => {
  await act(async () => noteReach(true));
  vi.useRealTimers();
});

it('[OF-02] without a connection it says how old the oldest is of what is shown, and of nothing else', async () => {
  const client = createQueryClient();
  const readAgo = (name: string, minutes: number) =>
    client.setQueryData([name], [], { updatedAt: NOW - minutes * MINUTE });
  const show = (...names: string[]) =>
    render(
      <MemoryRouter>
        <Surroundings client={client}>
          {names.map((name) => (
            <List key={name} name={name} />
          ))}
          <NetStrip />
        </Surroundings>
      </MemoryRouter>,
    );
  readAgo('on another screen', 600);
  await show('never read');
  expect(age()).toBeUndefined();
  readAgo('tasks', 12);
  readAgo('homework', 3);
  await show('never read', 'homework', 'tasks');
  expect(age()).toBe('12 dakika önceki hâli');
  await act(() => vi.advanceTimersByTimeAsync(MINUTE - 1));
  expect(age()).toBe('12 dakika önceki hâli');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(age()).toBe('13 dakika önceki hâli');
  await show('homework');
  expect(age()).toBe('4 dakika önceki hâli');
});

it.each([
  ['had to wait, without what is under way or too old to go', 2, '2 iş gönderiliyor…'],
  ['waits, which is nothing where all of it is too old', 0, ''],
])('[OF-02] with a connection it counts what %s', async (_, count, said) => {
  noteReach(true);
  const stale = [entryOf('8'), entryOf('9')];
  const late = ['1', '2'].slice(0, count).map((id) => entryOf(id));
  const view = { ...NOTHING_WAITS, entries: [...late, entryOf('5', { isLate: false }), ...stale], stale };
  await showWith(view);
  expect(says()).toBe(said);
});

it.each([
  ['all of it was accepted', { accepted: 5, refused: 1 }, 'Hepsi gönderildi.'],
  ['some of it was refused', { accepted: 4, refused: 2 }, ''],
  ['it was taken back', { accepted: 3, refused: 1 }, ''],
])('[OF-02] [OF-04] it says that all was sent, or nothing, where %s', async (_, over, said) => {
  noteReach(true);
  const before = { ...NOTHING_WAITS, accepted: 3, refused: 1 };
  await showWith({ ...before, entries: [entryOf('1'), entryOf('2')] });
  expect(says()).toBe('2 iş gönderiliyor…');
  await showWith({ ...before, ...over });
  expect(says().trim()).toBe(said);
});

it('[OF-02] it says that the connection is back where there was none, until all that waited for it has gone', async () => {
  await showWith({ ...NOTHING_WAITS, entries: [entryOf('1'), entryOf('2')] });
  expect(says()).toBe('Çevrimdışısınız. Yaptıklarınız bağlantı gelince gönderilir.');
  await act(async () => noteReach(true));
  expect(says()).toBe('Bağlantı geldi. 2 iş gönderiliyor…');
  await showWith({ ...NOTHING_WAITS, entries: [entryOf('2')], accepted: 1 });
  expect(says()).toBe('Bağlantı geldi. 1 iş gönderiliyor…');
  await showWith({ ...NOTHING_WAITS, accepted: 2 });
  await showWith({ ...NOTHING_WAITS, entries: [entryOf('3')], accepted: 2 });
  expect(says()).toBe('1 iş gönderiliyor…');
});

it.each([
  ['is said, and how old what is shown is, where a server answered', 'http', true],
  ['is none of its own where none was reached', 'network', false],
] as const)('[X-36] a failure to read anew what is known already %s', async (_, kind, isSaid) => {
  noteReach(true);
  const client = createQueryClient();
  let fails = true;
  const read = () => (fails ? Promise.reject(new ApiError(kind, 'GET /tasks')) : Promise.resolve([]));
  const Known = ({ name }: { name: string }) => {
    useQuery({ queryKey: [name], queryFn: read });
    return null;
  };
  const show = (name: string) =>
    render(
      <MemoryRouter>
        <Surroundings client={client}>
          <Known name={name} />
          <NetStrip />
        </Surroundings>
      </MemoryRouter>,
    );
  await show('never read, which its screen says');
  expect(says()).toBe('');
  client.setQueryData(['tasks'], [], { updatedAt: NOW - 12 * MINUTE });
  await show('tasks');
  expect(says()).toBe(isSaid ? 'Veriler yüklenirken bir hata oluştu.' : '');
  expect(age()).toBe(isSaid ? '12 dakika önceki hâli' : undefined);
  fails = false;
  await act(async () => {
    document.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(says()).toBe('');
});

it('[S-28] [X-10] trying again asks the check of the onboarding status once more as well, which the strip covers', async () => {
  noteReach(true);
  const client = createQueryClient();
  client.setQueryData(['tasks'], [], { updatedAt: NOW - MINUTE });
  const Known = () => {
    useQuery({ queryKey: ['tasks'], queryFn: () => Promise.reject(new ApiError('http', 'GET /tasks')) });
    return null;
  };
  await render(
    <MemoryRouter>
      <Surroundings client={client}>
        <Known />
        <NetStrip />
      </Surroundings>
    </MemoryRouter>,
  );
  expect(retryCheck).not.toHaveBeenCalled();
  await act(async () => document.querySelector('button')?.click());
  expect(retryCheck).toHaveBeenCalledOnce();
});
