import { ApiError } from '@kovan/api-client';
import { z } from '@kovan/api-client/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { nobody } from '../providers/testAuth.ts';
import { testRoot } from '../testRoot.ts';
import { typeInto } from '../testTyping.ts';
import { useContractForm } from './useContractForm.ts';

vi.mock('../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show: () => undefined }) }));
vi.mock('../providers/AuthProvider.tsx', () => ({ useAuth: () => nobody }));

const render = testRoot();
const text = z.string().check(z.minLength(1), z.maxLength(10));
const schema = z.object({ name: text, icon: text });
const save = vi.fn<() => Promise<void>>();
let end: { resolve: () => void; reject: (error: Error) => void };

const Form = () => {
  const { form, submit, messageOf, hasFailed, isBusy, isDone, clear } = useContractForm({
    name: 'task',
    defaultValues: { name: 'Sofra', icon: '🍽️' },
    fields: ['name', 'icon'],
    schema,
    toInput: (values) => values,
    failed: 'Kaydedilemedi',
    save,
  });
  return (
    <form onSubmit={submit}>
      <input {...form.register('name')} />
      <input {...form.register('icon')} />
      <output>
        {JSON.stringify([messageOf('name') ?? '', messageOf('icon') ?? '', { hasFailed, isBusy, isDone }])}
      </output>
      <button type="button" onClick={clear}>
        Kapat
      </button>
    </form>
  );
};

const fields = () => document.querySelectorAll('input');
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
const said = (): unknown[] => JSON.parse(document.querySelector('output')?.textContent ?? '');
/** The library leads the focus there a moment later. */
const hasFocus = (field: Element | undefined) => expect.poll(() => document.activeElement).toBe(field);
const AT_REST = { hasFailed: false, isBusy: false, isDone: false };

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  save.mockReset().mockImplementation(() => new Promise((resolve, reject) => (end = { resolve, reject })));
  await render(<Form />);
});

it('[P-08] what is being saved, or was, is not sent again', async () => {
  await submit();
  await submit();
  expect([save.mock.calls.length, said()[2]]).toEqual([1, { ...AT_REST, isBusy: true }]);
  await act(async () => end.resolve());
  await submit();
  expect([save.mock.calls.length, said()[2]]).toEqual([1, { ...AT_REST, isDone: true }]);
});

it('what is wrong is said at its field, the first one has the focus, and once it is right it is saved', async () => {
  const [name, icon] = fields();
  await typeInto(name, 'x'.repeat(11));
  await typeInto(icon, ' ');
  await typeInto(icon, '');
  await submit();
  const tooLong = i18n.t('common:error.tooLong', { max: 10 });
  expect(said()).toEqual([tooLong, i18n.t('common:error.required'), AT_REST]);
  await hasFocus(name);
  expect(save).not.toHaveBeenCalled();
  await typeInto(name, 'Sofra');
  await submit();
  await hasFocus(icon);
  expect(save).not.toHaveBeenCalled();
  await typeInto(icon, '🧹');
  await submit();
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Sofra', icon: '🧹' });
});

it('[X-28] that it failed is said no more while it is tried again, nor once it was taken back', async () => {
  await submit();
  await act(async () => end.reject(new Error('no')));
  expect(said()[2]).toEqual({ ...AT_REST, hasFailed: true });
  await submit();
  expect(said()[2]).toEqual({ ...AT_REST, isBusy: true });
  await act(async () => end.reject(new Error('no')));
  expect([save.mock.calls.length, said()[2]]).toEqual([2, { ...AT_REST, hasFailed: true }]);
  await act(async () => document.querySelector('button')?.click());
  expect(said()[2]).toEqual(AT_REST);
});

it('[X-27] what the server says of fields stands at them, also of a part of one, and the first on the screen has the focus', async () => {
  await submit();
  const refused = { 'icon.0': 'Bu simge yok.', name: 'Bu ad var.' };
  await act(async () => end.reject(new ApiError('http', 'tasks.create', { status: 400, fields: refused })));
  expect(said()).toEqual(['Bu ad var.', 'Bu simge yok.', { ...AT_REST, hasFailed: true }]);
  await hasFocus(fields()[0]);
});
