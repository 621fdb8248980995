import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { overMidnight } from '../../../testMidnight.tsx';
import { testRoot } from '../../../testRoot.ts';
import { taskOf } from '../../../testTask.ts';
import en from './en.json' with { type: 'json' };
import { SingleTasks } from './SingleTasks.tsx';
import tr from './tr.json' with { type: 'json' };

registerTexts('familyTasks', { tr, en });

const TASKS = ['2026-11-18', '2026-11-19'].map((dueDate) => taskOf({ id: dueDate, name: dueDate, dueDate }));
const nothing = () => undefined;

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

it('[EV-09] [FT-13] the groups and labels of a list that was left open are the new day’s from midnight on', async () => {
  const { before, after } = await overMidnight(
    render,
    <SingleTasks tasks={TASKS} ownerOf={nothing} onComplete={nothing} onDelete={nothing} />,
    () =>
      [...document.querySelectorAll('h2, article [data-look=plain]')].map(({ textContent }) =>
        textContent.replaceAll(/\s+/g, ' '),
      ),
  );
  expect(before).toEqual(['Bugün 18 Kasım Çarşamba 1', 'Bugün', 'Yarın 19 Kasım Perşembe 1', 'Yarın']);
  expect(after).toEqual(['Gecikti 1', 'Gecikti', 'Bugün 19 Kasım Perşembe 1', 'Bugün']);
});

it.each(['', '?done'])(
  '[EV-09] [EV-03] what is done stands folded, unless the address asks for it: "%s"',
  async (search) => {
    const tasks = [...TASKS.slice(0, 1), taskOf({ id: 'done', status: 'completed' })];
    await render(
      <MemoryRouter initialEntries={[`/app/family/tasks${search}`]}>
        <ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>
          <SingleTasks tasks={tasks} ownerOf={nothing} onComplete={nothing} onDelete={nothing} />
        </ClockProvider>
      </MemoryRouter>,
    );
    const fold = document.querySelector('button[aria-expanded]');
    expect([
      fold?.textContent,
      fold?.getAttribute('aria-expanded'),
      document.querySelectorAll('article').length,
    ]).toEqual(['Bitenler 1', String(search !== ''), search === '' ? 1 : 2]);
  },
);
