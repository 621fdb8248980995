import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../../data/keys.ts';
import { noteReach } from '../../data/online.ts';
import { createQueryClient } from '../../data/queryClient.ts';
import { i18n } from '../../i18n/i18n.ts';
import { NetStrip } from '../../layout/NetStrip/NetStrip.tsx';
import { registerLayoutTexts } from '../../layout/texts.ts';
import { AuthProvider } from '../../providers/AuthProvider.tsx';
import { nobody } from '../../providers/testAuth.ts';
import { testApi } from '../../testApi.ts';
import { testRoot } from '../../testRoot.ts';
import { Surroundings } from '../../testSurroundings.tsx';
import { useScheduledTasks, useSingleTasks, useTasksOfWeek, useTasksSinceLastWeek } from './queries.ts';

vi.mock('../../providers/ViewProvider.tsx', () => ({ useView: () => ({ viewMode: 'family' }) }));
registerLayoutTexts();

const NOW = Date.UTC(2026, 10, 18, 14, 45);
const ago = (minutes: number) => ({ updatedAt: NOW - minutes * 60_000 });
const ROOM = { id: 'room', childId: 'elif', name: 'Odanı topla', icon: '🧹', dueDate: '2026-11-20', status: 'pending' };
const SHELF = { ...ROOM, id: 'shelf', childId: 'can', name: 'Rafı sil' };

const WEEK = { start: '2026-11-16', end: '2026-11-22' };
/** The days of rules reach back to last week: what is late stands in for no task of this one. */
const LATE = { ...ROOM, id: 'late', name: 'Kitapları diz', dueDate: '2026-11-13' };

const occurrencesOf = (childId: string | null) => keys.taskOccurrences(childId, WEEK.start);
const weekOf = (childId: string | null) => (childId === null ? occurrencesOf(null) : keys.childTasks(childId, WEEK));

const api = testApi(() => Promise.reject(new TypeError('Failed to fetch')));
const clock = { now: () => new Date(NOW), timeZone: 'Europe/Istanbul' };
const source = { current: () => nobody, subscribe: () => () => undefined };
const render = testRoot();

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await i18n.changeLanguage('tr');
  noteReach(false);
});
afterEach(async () => {
  await act(async () => noteReach(true));
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['tasks', useSingleTasks, keys.taskList, [ROOM, SHELF]],
  ['rules', useScheduledTasks, keys.scheduledTasks, [ROOM, SHELF]],
  ['tasks with the days of rules', useTasksSinceLastWeek, occurrencesOf, [ROOM, SHELF]],
  ['week', useTasksOfWeek, weekOf, [LATE, ROOM, SHELF]],
] as const)(
  '[OF-02] [P-13] of a child’s %s that are shown from the family’s, without another’s, the age is the family’s, until there are its own',
  async (_, use, keyOf, ofFamily) => {
    const client = createQueryClient();
    client.setQueryData(keyOf(null), ofFamily, ago(30));
    const List = () => <ul>{use('elif').items.map(({ name }) => name)}</ul>;
    await render(
      <MemoryRouter>
        <Surroundings client={client} api={api} clock={clock}>
          <AuthProvider source={source}>
            <List />
            <NetStrip />
          </AuthProvider>
        </Surroundings>
      </MemoryRouter>,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(document.querySelector('ul')?.textContent).toBe('Odanı topla');
    expect(document.querySelector('small')?.textContent).toBe('30 dakika önceki hâli');
    await act(async () => void client.setQueryData(keyOf('elif'), [ROOM], ago(5)));
    expect(document.querySelector('small')?.textContent).toBe('5 dakika önceki hâli');
  },
);
