import type { Child } from '@kovan/api-client/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { taskOf } from '../../../testTask.ts';
import { registerDashboardTexts } from '../texts.ts';
import { WeekCard } from './WeekCard.tsx';

vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [] }) }));

registerDashboardTexts();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const LIST = ['Elif', 'Can'].map((name): Child => ({
  id: name,
  name,
  birthYear: 2017,
  grade: '3. Sınıf',
  avatar: '👧',
}));
type Tasks = Parameters<typeof WeekCard>[0]['tasks'];

/** What the week says of each child, for those who hear it and for those who see it; and whether it says that it knows nothing. */
const weekOf = async (tasks: Tasks) => {
  await render(
    <ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <WeekCard list={LIST} tasks={tasks}>
        Hepsi
      </WeekCard>
    </ClockProvider>,
  );
  const rows = [...document.querySelectorAll('li')].map(
    (row) => row.querySelector(':scope > :last-child')?.textContent,
  );
  return { rows, isUnknown: document.body.textContent.includes(i18n.t('dashboard:unknown')) };
};

it('[EV-13] the week of a child whose tasks can’t be read has no row, and no figures where there is nothing to count', async () => {
  const done = taskOf({ id: 'oda', status: 'completed' });
  expect(await weekOf([[done, taskOf({ id: 'sofra' })], []])).toEqual({ rows: ['1/2', ''], isUnknown: false });
  expect(await weekOf([undefined, [done]])).toEqual({ rows: ['1/1'], isUnknown: false });
  expect(await weekOf([undefined, undefined])).toEqual({ rows: [], isUnknown: true });
});
