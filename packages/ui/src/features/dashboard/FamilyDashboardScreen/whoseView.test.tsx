import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testApi } from '../../../testApi.ts';
import { istanbulAt } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
import { FamilyDashboardScreen } from './FamilyDashboardScreen.tsx';

const ELIF = { id: 'elif', name: 'Elif', avatar: '👧' };
const family = vi.hoisted(() => ({ children: [] as object[], isLoading: false, isError: false, retry: () => {} }));
const view = vi.hoisted(() => ({ viewMode: 'child', selectedChild: null as object | null, isLoading: false }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => family }));
vi.mock('../../../providers/ViewProvider.tsx', () => ({ useView: () => view }));
vi.mock('../../../providers/OnboardingProvider.tsx', () => ({ useMustAddChild: () => false }));

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

/** Whose things are asked for, and what is shown, as the dashboard opens. */
const open = async (children: Partial<typeof family>, of: Partial<typeof view>) => {
  Object.assign(family, { children: [], isLoading: false, isError: false, ...children });
  Object.assign(view, { selectedChild: null, isLoading: false, ...of });
  const asked = new Set<string | null>();
  const api = testApi(async (request) => {
    const { url } = request instanceof Request ? request : { url: String(request) };
    asked.add(new URL(url, 'http://localhost').searchParams.get('childId'));
    return new Promise(() => undefined);
  });
  await render(
    <Surroundings api={api} clock={istanbulAt('2026-11-18T12:00:00Z')}>
      <MemoryRouter>
        <FamilyDashboardScreen />
      </MemoryRouter>
    </Surroundings>,
  );
  return { asked: [...asked], shown: document.body.textContent, headings: document.querySelectorAll('h2').length };
};

it.each([
  ['the children are being read', { isLoading: true }, true],
  ['the view has not been told of them', { children: [ELIF] }, true],
])('[P-13] [P-14] in a child’s view nobody’s things are asked for while %s', async (_when, children, isLoading) => {
  expect(await open(children, { isLoading })).toEqual({ asked: [], shown: 'Yükleniyor…', headings: 0 });
});

it('[P-13] [P-14] [X-34] in a child’s view of nobody known, children that can’t be read are all that is told', async () => {
  const { asked, shown, headings } = await open({ isError: true }, {});
  expect({ asked, headings }).toEqual({ asked: [], headings: 0 });
  expect(shown).toMatch(/Çocuklar yüklenirken bir hata oluştu.*Yeniden dene$/);
});

it('[P-13] [P-14] in the view of a child who is known that child’s things alone are asked for', async () => {
  const { asked } = await open({ isError: true }, { selectedChild: ELIF });
  expect(asked).toEqual(['elif']);
});
