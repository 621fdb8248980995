import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { ISTANBUL } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { FamilyDashboardScreen } from './FamilyDashboardScreen.tsx';

const task = (id: string, dueDate: string, status: string) => ({
  id,
  childId: 'elif',
  name: id,
  icon: '🎒',
  dueDate,
  scheduledTaskId: null,
  status,
  completedDate: status === 'completed' ? `${dueDate}T20:59:59.999Z` : null,
});
const ticked = (id: string, completedAt: string) => ({
  id,
  type: 'task',
  icon: '🎒',
  title: id,
  childId: 'elif',
  childName: 'Elif',
  completedAt,
});
const LATE_AT_NIGHT = ticked('Çantanı hazırla', '2026-11-22T20:59:59.999Z');
const read = vi.hoisted(() => ({
  day: {},
  lacks: {},
  dashboard: {},
  activities: [] as object[],
  mustAddChild: false,
}));

vi.mock('../../../providers/ChildrenProvider.tsx', () => ({
  useChildren: () => ({ children: [{ id: 'elif', name: 'Elif', avatar: '👧' }], isLoading: false, isError: false }),
}));
vi.mock('../../../providers/OnboardingProvider.tsx', () => ({
  useMustAddChild: () => read.mustAddChild,
}));
vi.mock('../../../providers/ViewProvider.tsx', () => ({ useView: () => ({ viewMode: 'family', isLoading: false }) }));
vi.mock('./useFamilyDay.ts', () => ({ useFamilyDay: () => ({ ...read.day, lacks: read.lacks }) }));
vi.mock('../queries.ts', () => ({ useDashboard: () => ({ ...read.dashboard, activities: read.activities }) }));
vi.mock('../../tasks/parts/useCompleteInFamily.ts', () => ({ useCompleteInFamily: () => () => undefined }));
vi.mock('../../homework/parts/useHomeworkCheck.ts', () => ({ useHomeworkCheck: () => () => undefined }));
vi.mock('./WeeklyReport.tsx', () => ({ WeeklyReport: () => null }));

const render = testRoot();
const Address = () => <output>{useLocation().pathname}</output>;
const draw = () =>
  render(
    <ClockProvider clock={ISTANBUL}>
      <MemoryRouter>
        <FamilyDashboardScreen />
        <Address />
      </MemoryRouter>
    </ClockProvider>,
  );
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

/** What the screen says of days. */
const said = () => ({
  subtitle: textsOf('h1 + p'),
  hive: document.querySelector('input[value=elif]')?.getAttribute('aria-label'),
  due: textsOf('h3[data-group]'),
  details: textsOf('section[aria-label="Özet"] a'),
  week: textsOf('section').find((text) => text.startsWith('Bu hafta')),
  activities: textsOf('section > h3:not([data-group]), section > ul > li > time'),
});

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T20:59:00.000Z') });
  await i18n.changeLanguage('tr');
  read.dashboard = { stats: { pendingHomework: 1, completedHomework: 0, pendingTasks: 2, completedTasks: 1 } };
  read.activities = [LATE_AT_NIGHT];
  read.day = {
    tasks: [
      task('Odanı topla', '2026-11-22', 'pending'),
      task('Çantanı hazırla', '2026-11-22', 'completed'),
      task('Çiçekleri sula', '2026-11-23', 'pending'),
    ],
    homework: [
      {
        id: 'kesir',
        childId: 'elif',
        title: 'Kesirler',
        subject: null,
        page: null,
        dueDate: '2026-11-22',
        status: 'active',
      },
    ],
    areTasksKnown: true,
    isKnown: true,
  };
  read.lacks = { task: false, homework: false };
  read.mustAddChild = false;
});
afterEach(() => {
  vi.useRealTimers();
});

it('[FD-06] [FD-22] [EV-03] at midnight every day, count and activity is told by the new day, not a moment before', async () => {
  await draw();
  await pass(59_999);
  expect(said()).toEqual({
    subtitle: ['22 Kasım Pazar · bugün 1 görev kaldı'],
    hive: 'Elif, 3 işten 1 tanesi tamam: 1 görev · 1 ödev kaldı',
    due: ['Bugün 2', 'Yarın 1'],
    details: [
      'Bekleyen ödev 1 1 bugün',
      'Tamamlanan ödev 0 kontrol bekleyen yok',
      'Bekleyen görev 1 1 bugün',
      'Tamamlanan görev 1 bu hafta 1',
    ],
    week: 'Bu hafta16 – 22 KasımPztSalÇarPerCumCmtPaz👧Elif: bu hafta 2 görevden 1 tanesi tamam1/2',
    activities: ['Bugün', '23:59'],
  });
  await pass(1);
  expect(said()).toEqual({
    subtitle: ['23 Kasım Pazartesi · bugün 1 görev kaldı'],
    hive: 'Elif, 1 işten 0 tanesi tamam: 1 görev kaldı · 2 gecikmiş',
    due: ['Gecikti 2', 'Bugün 1'],
    details: [
      'Bekleyen ödev 1 1 gecikmiş',
      'Tamamlanan ödev 0 kontrol bekleyen yok',
      'Bekleyen görev 2 1 gecikmiş · 1 bugün',
      'Tamamlanan görev 1 bu hafta 0',
    ],
    week: 'Bu hafta23 – 29 KasımPztSalÇarPerCumCmtPaz👧Elif: bu hafta 1 görevden 0 tanesi tamam0/1',
    activities: ['Dün', '23:59'],
  });
  read.activities = [ticked('Odanı topla', '2026-11-22T21:00:00.000Z'), LATE_AT_NIGHT];
  await draw();
  expect(said().activities).toEqual(['Bugün', '00:00', 'Dün', '23:59']);
});

it('[FD-07] [FD-08] leads to onboarding each time it is opened while a child has to be added, and else stays', async () => {
  await draw();
  expect(textsOf('h1, output')).toEqual(['Aile panosu', '/']);
  read.mustAddChild = true;
  await draw();
  expect(textsOf('h1, output')).toEqual(['/app/onboarding']);
});

const STEPS = ['Elif kovanda', 'Her gün yapılan bir iş seçin', 'Yarının ödevini yazın'];

it('[EV-05] the three steps stand there until all are done, each ticked once it is', async () => {
  for (const task of [true, false]) {
    for (const homework of [true, false]) {
      read.lacks = { task, homework };
      await draw();
      const isDone = [true, !task, !homework];
      const expected = STEPS.map((step, index) => (isDone[index] ? `${step} (tamam)` : step));
      expect(textsOf('ol h3')).toEqual(task || homework ? expected : []);
    }
  }
});

it.each([
  [5, 8, []],
  [6, 8, ['1 etkinlik daha']],
  [5, 9, ['Hepsini göster · 1 tane daha']],
])(
  '[EV-01] [EV-04] of %i activities and %i due things as many stand there as may, and unfold: %j',
  async (done, due, folds) => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `İş ${index + 1}`);
    read.activities = many(done).map((name) => ticked(name, '2026-11-22T12:00:00.000Z'));
    read.day = { ...read.day, homework: [], tasks: many(due).map((name) => task(name, '2026-11-22', 'pending')) };
    await draw();
    const rows = () => [document.querySelectorAll('li[data-item]').length, textsOf('button[aria-expanded=false]')];
    expect(rows()).toEqual([Math.min(done, 5) + Math.min(due, 8), folds]);
    await act(async () => {
      for (const fold of document.querySelectorAll<HTMLElement>('button[aria-expanded=false]')) fold.click();
    });
    expect(rows()).toEqual([done + due, []]);
  },
);
