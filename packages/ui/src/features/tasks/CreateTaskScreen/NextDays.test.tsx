import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { istanbulAt } from '../../../testClock.ts';
import { testRoot } from '../../../testRoot.ts';
import en from './en.json' with { type: 'json' };
import { NextDays } from './NextDays.tsx';
import type { TaskForm } from './taskForm.ts';
import tr from './tr.json' with { type: 'json' };

registerTexts('createTask', { tr, en });
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const Days = ({ frequency, weekDays }: Pick<TaskForm, 'frequency' | 'weekDays'>) => {
  const form = useForm<TaskForm>({ values: { childId: '', name: '', icon: '📝', dueDate: '', frequency, weekDays } });
  return <NextDays form={form} />;
};

/** What is said of the rule on a Wednesday. */
const said = async (frequency: string, ...weekDays: readonly string[]) => {
  await render(
    <ClockProvider clock={istanbulAt('2026-11-18T09:00:00Z')}>
      <Days frequency={frequency} weekDays={weekDays} />
    </ClockProvider>,
  );
  return [...document.querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
};

it('[TC-06] says the rule and its first three days, today among them, once a day is chosen', async () => {
  expect(await said('1')).toEqual([]);
  expect(await said('1', 'Çarşamba')).toEqual([
    'Haftalık: Çarşamba',
    'İlk günler: 18 Kasım Çar · 25 Kasım Çar · 2 Aralık Çar',
  ]);
  expect(await said('2', 'Pazartesi', 'Cuma')).toEqual([
    'İki haftada bir: Pazartesi ve Cuma',
    'İlk günler: 20 Kasım Cum · 30 Kasım Pzt · 4 Aralık Cum',
  ]);
  expect(await said('24', 'Çarşamba')).toEqual([
    'Altı aylık: Çarşamba',
    'İlk günler: 18 Kasım Çar · 5 Mayıs Çar · 20 Ekim Çar',
  ]);
});
