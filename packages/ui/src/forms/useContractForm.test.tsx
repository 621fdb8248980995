import { ApiError } from '@kovan/api-client';
import { z } from '@kovan/api-client/contract';
import { act, useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { nobody } from '../providers/testAuth.ts';
import { testRoot } from '../testRoot.ts';
import { typeInto } from '../testTyping.ts';
import { useContractForm } from './useContractForm.ts';

const show = vi.fn();
vi.mock('../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show }) }));
vi.mock('../providers/AuthProvider.tsx', () => ({ useAuth: () => nobody }));

const render = testRoot();
beforeEach(async () => {
  await i18n.changeLanguage('tr');
  show.mockClear();
  draws = 0;
});

const FAILED = 'Kaydedilemedi';
const schema = z.object({ name: z.string(), icon: z.string() });

const TASK = { name: 'Sofrayı kur', icon: '🍽️' };

interface FormProps {
  readonly save: () => Promise<void>;
  readonly values?: typeof TASK;
  readonly readNow?: () => Promise<typeof TASK | undefined>;
}

let draws: number;

const Form = ({ save, ...standing }: FormProps) => {
  useLayoutEffect(() => {
    draws += 1;
  });
  const { form, submit, isTyped, hasFailed, failed, messageOf } = useContractForm({
    name: 'task',
    defaultValues: TASK,
    ...standing,
    fields: ['name', 'icon'],
    schema,
    toInput: (values) => values,
    failed: FAILED,
    save,
  });
  return (
    <form data-typed={isTyped} onSubmit={submit}>
      <input {...form.register('name')} />
      <input {...form.register('icon')} />
      {hasFailed ? <p>{failed}</p> : null}
      <em>{messageOf('icon')}</em>
    </form>
  );
};

/** Sends the form; gives the way to let the server refuse it. */
const sent = async () => {
  let reject: (error: Error) => void = () => undefined;
  await render(<Form save={() => new Promise((_, refuse) => (reject = refuse))} />);
  await act(async () => document.querySelector('form')?.requestSubmit());
  return (error = new Error('refused')) => act(async () => reject(error));
};

it('[O-03] holds something typed until that is back to what it was, is being saved, or is saved', async () => {
  let save: () => void = () => undefined;
  await render(<Form save={() => new Promise((resolve) => (save = resolve))} />);
  const name = document.querySelector('input');
  const isTyped = () => document.querySelector('form')?.dataset['typed'];
  const after = async (act: () => Promise<void>) => (await act(), isTyped());
  expect(isTyped()).toBe('false');
  expect(await after(() => typeInto(name, 'Çöpü çıkar'))).toBe('true');
  expect(await after(() => typeInto(name, TASK.name))).toBe('false');
  await typeInto(name, 'Çöpü çıkar');
  expect(await after(() => act(async () => document.querySelector('form')?.requestSubmit()))).toBe('false');
  expect(await after(() => act(async () => save()))).toBe('false');
});

it('[X-20] [X-28] what could not be saved is said in the form, while somebody is there', async () => {
  const refuse = await sent();
  await refuse();
  expect(document.querySelector('p')?.textContent).toBe(FAILED);
  expect(show).not.toHaveBeenCalled();
});

it('[X-20] [X-27] [X-28] of a form that was left meanwhile it is said over the screen that came instead', async () => {
  const refuse = await sent();
  await render(null);
  await refuse();
  expect(show).toHaveBeenCalledExactlyOnceWith(FAILED, { tone: 'error' });
});

it('[X-27] in the words of the server, where it has any', async () => {
  const refuse = await sent();
  await render(null);
  await refuse(new ApiError('http', 'tasks.create', { status: 409, serverMessage: 'Çok fazla görev var.' }));
  expect(show).toHaveBeenCalledExactlyOnceWith('Çok fazla görev var.', { tone: 'error' });
});

it('[A-05] but not to whoever stands at the sign-in since', async () => {
  const refuse = await sent();
  await render(null);
  await refuse(new ApiError('http', 'tasks.create', { status: 401 }));
  expect(show).not.toHaveBeenCalled();
});

it('[PE-08] what somebody else changes meanwhile comes into the fields that nobody has touched', async () => {
  const save = vi.fn(() => Promise.resolve());
  await render(<Form save={save} values={TASK} />);
  const [name, icon] = document.querySelectorAll('input');
  await typeInto(name, 'Sofrayı birlikte kur');
  await render(<Form save={save} values={{ name: 'Sofrayı topla', icon: '🧹' }} />);
  expect([name?.value, icon?.value]).toEqual(['Sofrayı birlikte kur', '🧹']);
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Sofrayı birlikte kur', icon: '🧹' });
});

it('[PE-08] nor does saving put back what somebody else has changed before news of it came', async () => {
  const save = vi.fn(() => Promise.resolve());
  const readNow = vi.fn(() => Promise.resolve({ name: 'Sofrayı topla', icon: '🧹' }));
  await render(<Form save={save} values={TASK} readNow={readNow} />);
  await typeInto(document.querySelector('input'), 'Sofrayı birlikte kur');
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Sofrayı birlikte kur', icon: '🧹' });
});

it('[PE-08] [X-28] where nobody could ask how it stands by now, nothing is sent, and it can be tried again', async () => {
  const save = vi.fn(() => Promise.resolve());
  const readNow = vi.fn(() => Promise.resolve(TASK)).mockRejectedValueOnce(new ApiError('network', 'tasks.list'));
  await render(<Form save={save} values={TASK} readNow={readNow} />);
  const send = () => act(async () => document.querySelector('form')?.requestSubmit());
  await typeInto(document.querySelector('input'), 'Sofrayı birlikte kur');
  await send();
  expect([save.mock.calls.length, document.querySelector('p')?.textContent]).toEqual([0, FAILED]);
  await send();
  expect(save).toHaveBeenCalledExactlyOnceWith({ ...TASK, name: 'Sofrayı birlikte kur' });
});

it('[PE-08] of what is gone the server says so', async () => {
  const save = vi.fn(() => Promise.reject(new ApiError('http', 'tasks.update', { status: 404 })));
  await render(<Form save={save} values={TASK} readNow={() => Promise.resolve(undefined)} />);
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(save).toHaveBeenCalledExactlyOnceWith(TASK);
  expect(document.querySelector('p')?.textContent).toBe(FAILED);
});

it.each([
  ['tr', 'Bu tarih eksik ya da takvimde yok.'],
  ['en', 'This date is incomplete, or there is no such day.'],
])('half a date, which a browser gives as none, is said and saves nothing (%s)', async (language, sentence) => {
  await i18n.changeLanguage(language);
  const save = vi.fn(() => Promise.resolve());
  await render(<Form save={save} />);
  const [, date] = document.querySelectorAll('input');
  if (!date) throw new Error('There is no field.');
  date.type = 'date';
  const badInput = vi.spyOn(date, 'validity', 'get').mockReturnValue({ ...date.validity, badInput: true });
  const send = () => act(async () => document.querySelector('form')?.requestSubmit());
  await send();
  expect([save.mock.calls.length, document.querySelector('em')?.textContent]).toEqual([0, sentence]);
  await expect.poll(() => document.activeElement).toBe(date);
  badInput.mockRestore();
  await send();
  expect([save.mock.calls.length, document.querySelector('em')?.textContent]).toEqual([1, '']);
});

it('[O-03] a form is drawn anew when it first holds something typed, not for each field that is typed into or left', async () => {
  await render(<Form save={() => Promise.resolve()} />);
  const drawnBy = async (work: () => Promise<void>) => {
    draws = 0;
    await work();
    return draws;
  };
  const [name, icon] = document.querySelectorAll('input');
  const leave = (field: HTMLElement | undefined) => () =>
    act(async () => void field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(await drawnBy(leave(icon))).toBe(0);
  expect(await drawnBy(() => typeInto(name, 'Çöpü çıkar'))).toBe(1);
  expect(await drawnBy(leave(name))).toBe(0);
  expect(await drawnBy(() => typeInto(icon, '🗑️'))).toBe(0);
  expect(await drawnBy(leave(icon))).toBe(0);
});
