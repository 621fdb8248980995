import { ApiError } from '@kovan/api-client';
import { z } from '@kovan/api-client/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Untold } from '../data/changes.ts';
import { nobody } from '../providers/testAuth.ts';
import { testRoot } from '../testRoot.ts';
import { typeInto } from '../testTyping.ts';
import { useContractForm } from './useContractForm.ts';

const signedIn = vi.hoisted(() => ({ owner: 'ayse' as string | null, isOver: false }));
const show = vi.hoisted(() => vi.fn());
vi.mock('../providers/ToastProvider.tsx', () => ({ useToast: () => ({ show }) }));
vi.mock('../providers/AuthProvider.tsx', () => ({
  useAuth: () => ({ ...nobody, owner: signedIn.owner, hasExpired }),
}));
const hasExpired = () => signedIn.isOver;

const render = testRoot();
beforeEach(() => {
  Object.assign(signedIn, { owner: 'ayse', isOver: false });
  show.mockClear();
});

const TASK = { name: 'Sofrayı kur', icon: '🍽️' };

interface FormProps {
  readonly of?: string;
  readonly values?: typeof TASK;
  readonly save?: () => Promise<void>;
}

const Form = ({ of = 'task', values, save = () => Promise.resolve() }: FormProps) => {
  const { form, submit, isFilled } = useContractForm({
    name: of,
    defaultValues: { name: '', icon: '' },
    ...(values && { values }),
    fields: ['name', 'icon'],
    schema: z.object({ name: z.string(), icon: z.string() }),
    toInput: (typed) => typed,
    failed: '',
    save,
  });
  return (
    <form data-filled={isFilled} onSubmit={submit}>
      <input {...form.register('name')} />
      <input {...form.register('icon')} />
    </form>
  );
};

const isFilled = () => document.querySelector('form')?.dataset['filled'] === 'true';
const typed = () => [...document.querySelectorAll('input')].map(({ value }) => value);

/** Types a name, and leaves the form; then somebody has signed in again. */
const leave = async ({ isOver, next = 'ayse' }: { readonly isOver: boolean; readonly next?: string }) => {
  await render(<Form />);
  await typeInto(document.querySelector('input'), 'Çöpü çıkar');
  signedIn.isOver = isOver;
  await render(null);
  Object.assign(signedIn, { owner: next, isOver: false });
};

it('what was typed when the session ran out is there again for who typed it, once', async () => {
  await leave({ isOver: true });
  await render(<Form />);
  expect(typed()).toEqual(['Çöpü çıkar', '']);
  expect(isFilled()).toBe(true);
  await render(null);
  await render(<Form />);
  expect(typed()).toEqual(['', '']);
  expect(isFilled()).toBe(false);
});

it('but not over what is typed by then, where it is known only later who is there', async () => {
  await leave({ isOver: true });
  signedIn.owner = null;
  await render(<Form />);
  await typeInto(document.querySelector('input'), 'Masayı sil');
  signedIn.owner = 'ayse';
  await render(<Form />);
  expect(typed()).toEqual(['Masayı sil', '']);
  expect(isFilled()).toBe(false);
});

it('and only in the form that it was typed in', async () => {
  await leave({ isOver: true });
  await render(<Form of="task 7" />);
  expect(typed()).toEqual(['', '']);
  await render(<Form key="task" />);
  expect(typed()).toEqual(['Çöpü çıkar', '']);
});

it('[PE-08] fields that nobody had touched are as they stand by now', async () => {
  await leave({ isOver: true });
  await render(<Form values={TASK} />);
  expect(typed()).toEqual(['Çöpü çıkar', TASK.icon]);
  await render(<Form values={{ name: 'Sofrayı topla', icon: '🧹' }} />);
  expect(typed()).toEqual(['Çöpü çıkar', '🧹']);
});

it('[S-10] nobody else gets it, not even the same person after them', async () => {
  await leave({ isOver: true, next: 'mehmet' });
  await render(<Form />);
  expect(typed()).toEqual(['', '']);
  await render(null);
  signedIn.owner = 'ayse';
  await render(<Form />);
  expect(typed()).toEqual(['', '']);
});

it('[S-10] a form that is left while somebody is signed in, or by signing out, leaves nothing', async () => {
  await leave({ isOver: false });
  await render(<Form />);
  expect(typed()).toEqual(['', '']);
});

/** Types a name and sends it; the session runs out before the answer comes, or just after it. */
const send = async (answer: 'accepted' | 'waits' | 'refused', order: 'left' | 'answered') => {
  let settle: () => void = () => undefined;
  const save = () =>
    new Promise<void>((resolve, reject) => {
      settle = () =>
        answer === 'accepted'
          ? resolve()
          : reject(answer === 'waits' ? new Untold() : new ApiError('http', 'tasks.create', { status: 401 }));
    });
  await render(<Form save={save} />);
  await typeInto(document.querySelector('input'), 'Çöpü çıkar');
  await act(async () => document.querySelector('form')?.requestSubmit());
  if (answer === 'waits') signedIn.isOver = true;
  if (order === 'answered') await act(async () => settle());
  signedIn.isOver = true;
  await render(null);
  if (order === 'left') await act(async () => settle());
  signedIn.isOver = false;
};

it.each([
  ['accepted', 'left'],
  ['accepted', 'answered'],
  ['waits', 'left'],
  ['waits', 'answered'],
] as const)('[OF-06] what was sent, or waits to be, is not typed twice: %s, %s first', async (answer, order) => {
  await send(answer, order);
  await render(<Form />);
  expect(typed()).toEqual(['', '']);
  expect(show).not.toHaveBeenCalled();
});

it.each(['left', 'answered'] as const)('what could not be sent any more is there again: %s first', async (order) => {
  await send('refused', order);
  await render(<Form />);
  expect(typed()).toEqual(['Çöpü çıkar', '']);
});
