import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { typeInto } from '../../../testTyping.ts';
import { registerAccountTexts } from '../texts.ts';
import { NameForm } from './NameForm.tsx';

const known = vi.hoisted(() => ({ user: { first_name: 'Ayşe', last_name: 'Yıldız', email: 'ayse@example.com' } }));
const rename = vi.hoisted(() => vi.fn());
vi.mock('../../../providers/AuthProvider.tsx', () => ({ useAuth: () => ({ ...known }) }));
vi.mock('../../../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../mutations.ts', () => ({ useRename: () => rename }));

registerAccountTexts();
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

it('[AC-05] another tab’s name comes into the field that nobody has touched, and takes nothing that is typed', async () => {
  await render(<NameForm />);
  const [first] = document.querySelectorAll('input');
  await typeInto(first, 'Ayşe Nur');
  known.user = { ...known.user, first_name: 'Nur', last_name: 'Bal' };
  await render(<NameForm />);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['Ayşe Nur', 'Bal']);
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(rename).toHaveBeenCalledExactlyOnceWith({ firstName: 'Ayşe Nur', lastName: 'Bal' });
});

it('[AC-05] the last name is changed as the first is', async () => {
  await render(<NameForm />);
  rename.mockClear();
  await typeInto(document.querySelectorAll('input')[1], 'Bal Petek');
  await act(async () => document.querySelector('form')?.requestSubmit());
  const { first_name: firstName } = known.user;
  expect(rename).toHaveBeenCalledExactlyOnceWith({ firstName, lastName: 'Bal Petek' });
});

it('[AC-05] once it is saved whoever saved it goes on from its button', async () => {
  await render(<NameForm />);
  const [first] = document.querySelectorAll('input');
  await typeInto(first, 'Ayşegül');
  first?.focus();
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(document.activeElement).toBe(document.querySelector('button[type=submit]'));
});
