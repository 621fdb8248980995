import type { Task } from '@kovan/api-client/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { overMidnight } from '../../../testMidnight.tsx';
import { testRoot } from '../../../testRoot.ts';
import { registerChildDayTexts } from '../../childDay/texts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import { WeekTab } from './WeekTab.tsx';

registerTexts('childTasks', { tr, en });
registerChildDayTexts();
const drawn = vi.hoisted(() => vi.fn());
vi.mock('../../childDay/parts/ThingCards.tsx', () => ({
  TaskCards: () => {
    drawn();
    return <article />;
  },
}));

const TASKS = ['16', '18', '19', '20'].flatMap((day) =>
  (['pending', 'completed'] as const).map((status): Task => ({
    id: `${day} ${status}`,
    childId: 'elif',
    name: 'Çiçekleri sula',
    icon: '🪴',
    dueDate: `2026-11-${day}`,
    completedDate: null,
    scheduledTaskId: null,
    status,
  })),
);

const CLOCK = istanbulAt('2026-11-18T09:00:00Z');

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

/** The day that is marked in the strip, and every row that unfolds, with whether it is; what is open without one stands before them. */
const rows = () =>
  [...document.querySelectorAll('[aria-current=date] > :first-child, h2[data-day], [aria-expanded]')].map((row) =>
    [row.textContent.split(' ')[0], row.getAttribute('aria-expanded')].join(' '),
  );
const unfoldAll = () =>
  act(async () => {
    for (const row of document.querySelectorAll<HTMLElement>('[aria-expanded=false]')) row.click();
  });

it('[EV-08] a week that was left open begins each day anew: today and tomorrow unfolded, the others not', async () => {
  const begun = [
    'Çar ',
    'Çarşamba ',
    'Bitenler false',
    'Perşembe true',
    'Cuma false',
    'Pazartesi false',
    'Salı, false',
  ];
  const next = ['Per ', 'Perşembe ', 'Bitenler false', 'Cuma true', 'Çarşamba false', 'Pazartesi false', 'Salı, false'];
  let first: string[] = [];
  const { before, after } = await overMidnight(
    async (content) => {
      await render(content);
      first = rows();
      await unfoldAll();
    },
    <WeekTab tasks={TASKS} onFinish={() => undefined} />,
    rows,
  );
  expect(first).toEqual(begun);
  expect(before.every((row) => !row.endsWith('false'))).toBe(true);
  expect(after).toEqual(next);
});

it('[EV-08] today of an empty week stands open by itself: to go there unfolds nothing else', async () => {
  await render(
    <ClockProvider clock={CLOCK}>
      <WeekTab tasks={[]} onFinish={() => undefined} />
    </ClockProvider>,
  );
  await act(async () => document.querySelector<HTMLElement>('[aria-current=date]')?.click());
  expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-18');
  expect(document.querySelector('[aria-expanded=true]')).toBeNull();
});

it('[EV-08] the week is not drawn anew where its screen is and it says the same, as when a tick is accepted', async () => {
  const onFinish = () => undefined;
  const Screen = () => (
    <ClockProvider clock={CLOCK}>
      <WeekTab tasks={TASKS} onFinish={onFinish} />
    </ClockProvider>
  );
  await render(<Screen />);
  drawn.mockClear();
  await render(<Screen />);
  expect(drawn).not.toHaveBeenCalled();
});
