import { expect, it } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { DateField } from './DateField/DateField.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { SelectField } from './Select/Select.tsx';
import { TextAreaField, TextField } from './TextField/TextField.tsx';

const render = testRoot();
const words = { label: 'Ders', hint: 'Okuldaki adıyla.', error: 'Bir ders seçin.', optional: 'isteğe bağlı' };

it.each([
  ['text', () => <TextField {...words} />],
  ['text of several lines', () => <TextAreaField {...words} />],
  ['day', () => <DateField {...words} />],
  ['password', () => <PasswordField {...words} showLabel="Göster" hideLabel="Gizle" />],
  ['choice', () => <SelectField {...words} options={[]} />],
])(
  'a field for a %s says what it is called, that it may stay empty, what is wrong and what helps',
  async (_, field) => {
    await render(field());
    const control = document.querySelector<HTMLInputElement>('input, textarea, select');
    expect(control?.labels?.[0]?.textContent).toBe('Ders isteğe bağlı');
    const described = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([words.error, words.hint]);
    expect(control?.getAttribute('aria-invalid')).toBe('true');
  },
);

it('[V-20] a keyboard stops at a year of four digits', async () => {
  await render(<DateField label="Son tarih" />);
  expect(document.querySelector('input')?.max).toBe('9999-12-31');
});
