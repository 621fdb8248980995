import { act, type ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { istanbulAt } from '../../../testClock.ts';
import { testQueue } from '../../../testQueue.ts';
import { testRoot } from '../../../testRoot.ts';
import { Surroundings } from '../../../testSurroundings.tsx';
import { taskOf } from '../../../testTask.ts';
import { registerDashboardTexts } from '../texts.ts';
import { DueCard } from './DueCard.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerDashboardTexts();
registerTexts('familyDashboard', { tr, en });
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [] }) }));
vi.mock('../../homework/parts/useHomeworkCheck.ts', () => ({ useHomeworkCheck: () => () => undefined }));
vi.mock('../../tasks/parts/useCompleteInFamily.ts', () => ({ useCompleteInFamily: () => () => undefined }));

const queue = testQueue();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));
afterEach(() => vi.restoreAllMocks());

const show = (props: Partial<ComponentProps<typeof DueCard>>) =>
  render(
    <Surroundings queue={queue} clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <MemoryRouter>
        <DueCard titleId="due" tasks={[]} homework={[]} childId={null} isLoading={false} isKnown {...props} />
      </MemoryRouter>
    </Surroundings>,
  );

it('[EV-01] at most eight rows stand there, once they are read, until all are asked for; another child’s list begins folded', async () => {
  const tasks = Array.from({ length: 10 }, (_, at) => taskOf({ id: `${at}` }));
  const rowsOf = async (childId: string | null, isLoading = false) => {
    await show({ tasks, childId, isLoading });
    expect(document.querySelector('section')?.getAttribute('aria-busy')).toBe(String(isLoading));
    return document.querySelectorAll('li').length;
  };
  expect(await rowsOf('elif', true)).toBe(0);
  expect(await rowsOf('elif')).toBe(8);
  const all = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Hepsini göster'),
  );
  await act(async () => all?.click());
  expect(await rowsOf('elif')).toBe(10);
  expect(await rowsOf(null)).toBe(8);
});

it.each([
  { by: 'the keyboard', isVisible: true },
  { by: 'a finger', isVisible: false },
])(
  '[EV-02] a tick has the page scroll to the next one only for the keyboard: pressed by $by',
  async ({ isVisible }) => {
    await show({ tasks: ['1', '2'].map((id) => taskOf({ id, dueDate: '2026-11-18' })) });
    const [first, second] = document.querySelectorAll<HTMLElement>('li button');
    first?.focus();
    vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(isVisible);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await act(async () => first?.click());
    expect(focus.mock.calls).toEqual([[{ preventScroll: !isVisible }]]);
    expect(document.activeElement).toBe(second);
  },
);
