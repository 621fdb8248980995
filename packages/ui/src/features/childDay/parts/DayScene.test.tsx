import { beforeEach, expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { taskOf } from '../../../testTask.ts';
import { registerChildDayTexts } from '../texts.ts';
import { DayScene } from './DayScene.tsx';

registerChildDayTexts();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const thingsOf = (count: number, done: number) =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'task' as const,
    id: `${at}`,
    isDone: at < done,
    item: taskOf({ id: `${at}`, name: `İş ${at + 1}` }),
  }));
const draw = async (count: number, done = 0) => {
  const ordered = thingsOf(count, done);
  const flow = { ordered, shown: ordered[done], later: [], done: [], areTasksDone: false, isPraising: false };
  await render(<DayScene key={count} flow={flow} onChoose={() => undefined} />);
};

it('[EV-07] each cell of a day says its thing and how that stands', async () => {
  await draw(3, 1);
  expect([...document.querySelectorAll('button')].map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'İş 1, bitti',
    'İş 2, şimdi sırada',
    'İş 3, bekliyor',
  ]);
});

it.each([
  [14, { cells: 14, meters: 0 }],
  [15, { cells: 0, meters: 0 }],
  [30, { cells: 0, meters: 0 }],
  [31, { cells: 0, meters: 1 }],
])(
  '[EV-07] of %i things a child can press those that are few, and more than a comb holds are a bar',
  async (count, shown) => {
    await draw(count, 2);
    expect({
      cells: document.querySelectorAll('button').length,
      meters: document.querySelectorAll('[role=meter], [role=progressbar]').length,
    }).toEqual(shown);
    const words = `Bugünün peteği: ${count} işten 2 tanesi tamam`;
    expect([...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'))).toContain(
      words,
    );
  },
);
