import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { entryOf } from '../../../data/queue/testEntry.ts';
import { rowIdOf } from '../../../data/queue/work.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import { taskOf } from '../../../testTask.ts';
import { TaskRow } from './DueRow.tsx';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('familyDashboard', { tr, en });
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [] }) }));

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

it('[OF-03] [OF-07] a task that was not sent yet waits in the dashboard’s list, and can’t be completed there', async () => {
  const onComplete = vi.fn();
  const press = async (id: string) => {
    await render(
      <ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>
        <MemoryRouter>
          <TaskRow task={taskOf({ id })} isLate={false} isDone={false} onComplete={onComplete} />
        </MemoryRouter>
      </ClockProvider>,
    );
    const button = document.querySelector('button');
    await act(async () => button?.click());
    return [
      button?.getAttribute('aria-disabled') ?? null,
      button?.getAttribute('aria-label'),
      document.body.textContent.includes('Gönderilecek'),
    ];
  };
  expect(await press(rowIdOf(entryOf('1')))).toEqual([
    'true',
    '“Oda” gönderilmeyi bekliyor; gönderilince tamamlanabilir.',
    true,
  ]);
  expect(onComplete).not.toHaveBeenCalled();
  expect(await press('sent')).toEqual([null, 'Tamamla: Oda', false]);
  expect(onComplete).toHaveBeenCalledOnce();
});
