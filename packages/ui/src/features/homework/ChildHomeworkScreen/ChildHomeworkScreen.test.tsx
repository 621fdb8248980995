import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { testRoot } from '../../../testRoot.ts';
import { ChildHomeworkScreen } from './ChildHomeworkScreen.tsx';

const family = vi.hoisted(() => ({ children: [] as object[], isLoading: false, isError: false }));
const HOMEWORK = vi.hoisted(() => [
  { id: 'kesir', childId: 'elif', title: 'Kesirler', subject: null, page: null, dueDate: null, status: 'active' },
]);
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => family }));
vi.mock('../../../providers/ViewProvider.tsx', () => ({
  useView: () => ({ viewMode: 'child', selectedChild: null, isLoading: false }),
}));
// What was read before is still known, however reading it anew went.
vi.mock('../queries.ts', () => ({ useHomeworkOfChild: () => ({ items: HOMEWORK, isLoading: false, isError: false }) }));
vi.mock('../parts/useCompleteHomework.ts', () => ({ useCompleteHomework: () => () => undefined }));
vi.mock('./HomeworkCard.tsx', () => ({ HomeworkCard: () => <article>Kesirler</article> }));

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

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
  await render(
    <ClockProvider clock={{ now: () => new Date('2026-11-18T12:00:00Z'), timeZone: 'Europe/Istanbul' }}>
      <MemoryRouter initialEntries={['/app/elif/assignments']}>
        <Routes>
          <Route path="/app/:childId/assignments" element={<ChildHomeworkScreen />} />
        </Routes>
      </MemoryRouter>
    </ClockProvider>,
  );
  const texts = ['h1', 'article'].map((selector) => document.querySelector(selector)?.textContent);
  expect(texts).toEqual(isShown ? ['Ödevlerim', 'Kesirler'] : ['Çocuk bulunamadı.', undefined]);
});
