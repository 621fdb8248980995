import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueue } from '../../../data/queue/queue.ts';
import { QueueProvider } from '../../../data/queue/QueueProvider.tsx';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { testRoot } from '../../../testRoot.ts';
import { taskOf } from '../../../testTask.ts';
import { registerDashboardTexts } from '../texts.ts';
import { DueCard } from './DueCard.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerDashboardTexts();
registerTexts('familyDashboard', { tr, en });
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [] }) }));
vi.mock('../../homework/parts/useHomeworkCheck.ts', () => ({ useHomeworkCheck: () => undefined }));
vi.mock('../../tasks/parts/useCompleteInFamily.ts', () => ({ useCompleteInFamily: () => undefined }));

const queue = createQueue(() => Promise.reject(new Error('none')));
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

it('[EV-01] at most eight rows stand there, once they are read, until all are asked for; another child’s list begins folded', async () => {
  const tasks = Array.from({ length: 10 }, (_, at) => taskOf({ id: `${at}` }));
  const rowsOf = async (childId: string | null, isLoading = false) => {
    await render(
      <ClockProvider clock={{ now: () => new Date('2026-11-18T09:00:00Z'), timeZone: 'Europe/Istanbul' }}>
        <QueueProvider queue={queue}>
          <MemoryRouter>
            <DueCard titleId="due" tasks={tasks} homework={[]} childId={childId} isLoading={isLoading} isKnown />
          </MemoryRouter>
        </QueueProvider>
      </ClockProvider>,
    );
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
