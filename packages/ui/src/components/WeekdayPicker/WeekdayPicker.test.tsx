import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { WeekdayPicker } from './WeekdayPicker.tsx';

const DAYS = ['Pazartesi', 'Salı', 'Cuma'].map((name) => ({ value: name, name, short: name.slice(0, 3) }));
const render = testRoot();
const press = (day: string) => act(async () => document.querySelector<HTMLElement>(`[value=${day}]`)?.click());

const Picker = () => {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <WeekdayPicker days={DAYS} value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
};

it('[TC-06] several days are chosen, in the week’s order, and each is let go by another press', async () => {
  await render(<Picker />);
  const chosen = () => document.querySelector('output')?.textContent;
  for (const day of ['Cuma', 'Pazartesi', 'Salı']) await press(day);
  expect(chosen()).toBe('Pazartesi Salı Cuma');
  await press('Salı');
  expect(chosen()).toBe('Pazartesi Cuma');
  await press('Cuma');
  expect(chosen()).toBe('Pazartesi');
});
