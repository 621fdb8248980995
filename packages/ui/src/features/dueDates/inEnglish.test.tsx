import type { Activity } from '@kovan/api-client/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { ClockProvider } from '../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../testClock.ts';
import { testRoot } from '../../testRoot.ts';
import { useSeenOn } from '../account/parts/useSeenOn.ts';
import { Activities } from '../dashboard/parts/Activities.tsx';
import { WeekCardLoading } from '../dashboard/parts/WeekCard.tsx';
import { useDayOf } from '../people/parts/useDayOf.ts';
import { useWeekDayList } from '../tasks/parts/useWeekDayList.ts';
import { useWeekdayAndDate } from './GroupHeading.tsx';

vi.mock('../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [] }) }));

const clock = istanbulAt('2026-11-18T14:45:00Z');
const DONE: Activity = {
  id: 'a',
  type: 'task',
  title: 'Odanı topla',
  icon: '🧹',
  childId: 'elif',
  childName: 'Elif',
  completedAt: '2026-11-13T09:00:00Z',
};
const render = testRoot();
beforeEach(() => i18n.changeLanguage('en'));

it.each([
  ['when something is due', () => useWeekdayAndDate()('2026-11-20'), 'Friday 20 November'],
  ['when something was last seen', () => useSeenOn()('2026-11-02'), '2 November'],
  ['until when something is good', () => useDayOf()('2026-12-02T09:00:00Z'), '2 December'],
  [
    'on which days something is to be done',
    () => useWeekDayList()(['Pazartesi', 'Çarşamba', 'Cuma']),
    'Monday, Wednesday and Friday',
  ],
  ['when something was done', () => <Activities activities={[DONE]} isLoading={false} />, '13 November'],
  ['which week it is', () => <WeekCardLoading />, '16 – 22 November'],
])('[N-21] [Q-29] %s is said in English where the interface is', async (_, Said, said) => {
  await render(
    <ClockProvider clock={clock}>
      <Said />
    </ClockProvider>,
  );
  expect(document.body.textContent.replaceAll(/\s/g, ' ')).toContain(said);
});
