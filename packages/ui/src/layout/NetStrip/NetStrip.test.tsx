import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteReach } from '../../data/online.ts';
import { createQueryClient } from '../../data/queryClient.ts';
import { createQueue, NOTHING_WAITS } from '../../data/queue/queue.ts';
import { QueueProvider } from '../../data/queue/QueueProvider.tsx';
import { entryOf } from '../../data/queue/testEntry.ts';
import { i18n } from '../../i18n/i18n.ts';
import { AuthProvider } from '../../providers/AuthProvider.tsx';
import { nobody } from '../../providers/testAuth.ts';
import { testRoot } from '../../testRoot.ts';
import { registerLayoutTexts } from '../texts.ts';
import { NetStrip } from './NetStrip.tsx';

vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => ({ viewMode: 'family' }) }));

registerLayoutTexts();
const render = testRoot();
const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 18, 14, 45);

const source = { current: () => nobody, subscribe: () => () => undefined };
const Strip = () => (
  <AuthProvider source={source}>
    <NetStrip />
  </AuthProvider>
);

const List = ({ name }: { name: string }) => {
  useQuery({ queryKey: [name], queryFn: () => new Promise(() => undefined), staleTime: Infinity });
  return null;
};
const age = () => document.querySelector('small')?.textContent;

beforeEach(async () => {
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
        <QueryClientProvider client={client}>
          {names.map((name) => (
            <List key={name} name={name} />
          ))}
          <Strip />
        </QueryClientProvider>
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
  ['had to wait, without what is under way or too old to go', 2, 'Bağlantı geldi. 2 iş gönderiliyor…'],
  ['waits, which is nothing where all of it is too old', 0, ''],
])('[OF-02] with a connection it counts what %s', async (_, count, said) => {
  noteReach(true);
  const stale = [entryOf('8'), entryOf('9')];
  const late = ['1', '2'].slice(0, count).map((id) => entryOf(id));
  const view = { ...NOTHING_WAITS, entries: [...late, entryOf('5', { isLate: false }), ...stale], stale };
  const queue = { ...createQueue(() => Promise.reject(new Error('none'))), view: () => view };
  await render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <QueueProvider queue={queue}>
          <Strip />
        </QueueProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(document.querySelector('p')?.textContent).toBe(said);
});
