import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { entryOf } from '../../../data/queue/testEntry.ts';
import { rowIdOf } from '../../../data/queue/work.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { homeworkOf } from '../../../testHomework.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerHomeworkTexts } from '../texts.ts';
import { HomeworkCard } from './HomeworkCard.tsx';

registerHomeworkTexts();

const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

it('[OF-07] homework that was not sent yet can’t be completed, and its button says so', async () => {
  const onComplete = vi.fn();
  const press = async (id: string) => {
    const homework = homeworkOf({ id, title: 'Kesirler', status: 'active' });
    await render(
      <ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>
        <HomeworkCard homework={homework} level={2} isNext onComplete={onComplete} />
      </ClockProvider>,
    );
    const button = document.querySelector('button');
    await act(async () => button?.click());
    return [button?.getAttribute('aria-disabled') ?? null, button?.getAttribute('aria-label') ?? null];
  };
  expect(await press(rowIdOf(entryOf('1')))).toEqual([
    'true',
    '“Kesirler” gönderilmeyi bekliyor; gönderilince tamamlanabilir.',
  ]);
  expect(onComplete).not.toHaveBeenCalled();
  expect(await press('sent')).toEqual([null, null]);
  expect(onComplete).toHaveBeenCalledOnce();
});

it.each([
  ['its description', { description: 'Sayfa 12' }, 2],
  ['its teacher alone', { teacher: 'Ayşe Öğretmen' }, 2],
  ['nothing but the book', { book: 'Mavi kitap' }, 1],
])('of homework that tells %s the details unfold, where there are any', async (_, known, buttons) => {
  await render(
    <ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <HomeworkCard
        homework={homeworkOf({ id: '1', status: 'active', ...known })}
        level={2}
        isNext
        onComplete={() => undefined}
      />
    </ClockProvider>,
  );
  const all = [...document.querySelectorAll('button')];
  expect(all).toHaveLength(buttons);
  for (const button of all.slice(1)) await act(async () => button.click());
  expect(document.body.textContent).toContain(Object.values(known)[0]);
});

it('[CH-10] a card without a title says so, whatever else is known', async () => {
  const homework = homeworkOf({ id: '1', status: 'active', subject: 'Matematik', description: 'Test 7', book: 'Mavi' });
  await render(
    <ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <HomeworkCard homework={homework} level={2} isNext onComplete={() => undefined} />
    </ClockProvider>,
  );
  expect(document.querySelector('h2')?.textContent).toBe('Başlık Yok');
});
