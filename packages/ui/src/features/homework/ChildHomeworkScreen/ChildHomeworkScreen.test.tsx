import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { ChildHomeworkScreen } from './ChildHomeworkScreen.tsx';

const family = vi.hoisted(() => ({ children: [] as object[], isLoading: false, isError: false }));
const view = vi.hoisted(() => ({ viewMode: 'child', selectedChild: null, isLoading: false }));
const HOMEWORK = vi.hoisted(() => [
  {
    id: 'kesir',
    childId: 'elif',
    title: 'Kesirler',
    subject: null,
    page: null,
    dueDate: '2026-11-18',
    status: 'active',
  },
]);
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => family }));
vi.mock('../../../providers/ViewProvider.tsx', () => ({ useView: () => view }));
// What was read before is still known, however reading it anew went.
const read = vi.hoisted(() => ({ isLoading: false, isError: false }));
vi.mock('../queries.ts', () => ({ useHomeworkOfChild: () => ({ items: HOMEWORK, ...read }) }));
vi.mock('../parts/useCompleteHomework.ts', () => ({ useCompleteHomework: () => () => undefined }));
vi.mock('./HomeworkCard.tsx', () => ({
  HomeworkCard: ({ isNext }: { isNext: boolean }) => <article data-next={isNext}>Kesirler</article>,
}));

const render = testRoot();
const draw = () =>
  render(
    <ClockProvider clock={istanbulAt('2026-11-18T12:00:00Z')}>
      <MemoryRouter initialEntries={['/app/elif/assignments']}>
        <Routes>
          <Route path="/app/:childId/assignments" element={<ChildHomeworkScreen />} />
        </Routes>
      </MemoryRouter>
    </ClockProvider>,
  );
beforeEach(async () => {
  await i18n.changeLanguage('tr');
  view.viewMode = 'child';
  read.isError = false;
});

const ELIF = { id: 'elif', name: 'Elif' };
const CAN = { id: 'can', name: 'Can' };

it.each([
  ['in the family', { children: [CAN, ELIF], isLoading: false, isError: false }, true],
  ['not in the family any more', { children: [CAN], isLoading: false, isError: false }, false],
  ['of a family that has no child any more', { children: [], isLoading: false, isError: false }, false],
  ['of children that are being read', { children: [], isLoading: true, isError: false }, true],
  ['of children that can’t be read', { children: [], isLoading: false, isError: true }, true],
])('[R-32] homework that is known of a child %s', async (_who, children, isShown) => {
  Object.assign(family, children);
  await draw();
  const texts = ['h1', 'article'].map((selector) => document.querySelector(selector)?.textContent);
  expect(texts).toEqual(isShown ? ['Ödevlerim', 'Kesirler'] : ['Çocuk bulunamadı.', undefined]);
  expect(document.title).toBe(`${texts[0]} · Kovan`);
});

it.each([
  ['tr', 'child', 'Ödevlerim', 'Bugün 1 ödevin var, hadi başlayalım.'],
  ['tr', 'family', 'Elif: ödevler', 'Bugün için 1 ödev'],
  ['en', 'child', 'My homework', 'You have 1 piece of homework today, let’s start.'],
  ['en', 'family', 'Elif: homework', '1 piece of homework for today'],
])('[P-03] the child is spoken to in its own view alone: %s, %s', async (language, viewMode, title, lead) => {
  await i18n.changeLanguage(language);
  Object.assign(family, { children: [ELIF], isLoading: false, isError: false });
  view.viewMode = viewMode;
  await draw();
  expect(document.querySelector('h1')?.textContent).toBe(title);
  expect(document.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe(title);
  expect(document.querySelector('h1 ~ p')?.textContent).toBe(lead);
});

it.each(['child', 'family'])(
  '[X-16] homework that can’t be read is told in the same words in the view of a %s',
  async (viewMode) => {
    Object.assign(family, { children: [ELIF], isLoading: false, isError: false });
    view.viewMode = viewMode;
    read.isError = true;
    await draw();
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Ödevler yüklenirken bir hata oluştu.');
  },
);

it.each([
  ['2026-11-17', ['1']],
  ['2026-11-19', []],
])('only a tab with late homework stands out: of %s', async (dueDate, late) => {
  Object.assign(family, { children: [ELIF], isLoading: false, isError: false });
  const [first] = HOMEWORK;
  if (first) HOMEWORK.push({ ...first, id: 'okuma', dueDate });
  await draw();
  expect([...document.querySelectorAll('[role=tab] [data-tone]')].map((count) => count.textContent)).toEqual(late);
  HOMEWORK.pop();
});

it('the first of several comes next, and none after it', async () => {
  Object.assign(family, { children: [ELIF], isLoading: false, isError: false });
  const [first] = HOMEWORK;
  if (first) HOMEWORK.push({ ...first, id: 'okuma', dueDate: '2026-11-19' });
  await draw();
  expect([...document.querySelectorAll('article')].map(({ dataset }) => dataset['next'])).toEqual(['true', 'false']);
  HOMEWORK.pop();
});
