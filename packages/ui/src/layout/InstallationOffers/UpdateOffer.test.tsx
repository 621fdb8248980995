import type { SessionKind } from '@kovan/domain/sessionKinds';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { createUpdates } from '../../data/updates.ts';
import { i18n } from '../../i18n/i18n.ts';
import { AuthProvider } from '../../providers/AuthProvider.tsx';
import { nobody } from '../../providers/testAuth.ts';
import { createSaid } from '../../providers/said.ts';
import { ToastProvider, Toasts } from '../../providers/ToastProvider.tsx';
import { UpdatesProvider } from '../../providers/UpdatesProvider.tsx';
import { testButton } from '../../testButton.ts';
import { testRoot } from '../../testRoot.ts';
import { UpdateOffer } from './UpdateOffer.tsx';

const sourceOf = (kind: SessionKind) => {
  const auth = { ...nobody, kind, isAuthenticated: true };
  return { current: () => auth, subscribe: () => () => undefined };
};
const render = testRoot();
afterEach(() => vi.restoreAllMocks());

const seen = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });
const type = (value: string) =>
  act(async () => {
    const field = document.querySelector('textarea');
    if (field) field.value = value;
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** The offer beside a field, before whoever has this kind of session. */
const openOffer = async (kind: SessionKind) => {
  await Toasts.load();
  const take = vi.fn();
  const updates = createUpdates(take);
  await render(
    <AuthProvider source={sourceOf(kind)}>
      <UpdatesProvider updates={updates}>
        <ToastProvider said={createSaid()}>
          <textarea />
          <UpdateOffer />
        </ToastProvider>
      </UpdatesProvider>
    </AuthProvider>,
  );
  return { take, updates };
};

it('[OF-01] a child’s screen asks nothing and takes it when it is looked at again, unless something was entered', async () => {
  const { take, updates } = await openOffer('device');
  await seen('visible');
  await act(async () => updates.tell('ready'));
  expect(testButton(i18n.t('layout:update.take'))).toBeUndefined();
  await type('Ye');
  await seen('hidden');
  await seen('visible');
  expect(take).not.toHaveBeenCalled();
  await type('');
  await seen('hidden');
  expect(take).not.toHaveBeenCalled();
  await seen('visible');
  expect(take).toHaveBeenCalledOnce();
});

it('[OF-01] what failed is said of itself while another version is only offered, and of that version once nothing goes without it', async () => {
  const take = vi.fn();
  const retry = vi.fn();
  const updates = createUpdates(take);
  await render(
    <MemoryRouter>
      <UpdatesProvider updates={updates}>
        <ErrorState message="Yüklenemedi." retryLabel="Yeniden dene" onRetry={retry} />
      </UpdatesProvider>
    </MemoryRouter>,
  );
  const said = () => document.querySelector('[role=alert] p')?.textContent;
  const press = () => act(async () => document.querySelector('button')?.click());
  await act(async () => updates.tell('ready'));
  await press();
  expect([said(), retry.mock.calls.length, take.mock.calls.length]).toEqual(['Yüklenemedi.', 1, 0]);
  await act(async () => updates.tell('needed'));
  await press();
  expect([said(), retry.mock.calls.length, take.mock.calls.length]).toEqual([i18n.t('layout:update.needed'), 1, 1]);
});

it('[OF-01] what an adult puts off is offered no more, but the next version is, and nothing while something is entered', async () => {
  await i18n.changeLanguage('tr');
  const { take, updates } = await openOffer('adult');
  const later = () => document.querySelector<HTMLElement>(`[aria-label="${i18n.t('layout:update.later')}"]`);
  for (const _ of ['this version', 'the next']) {
    await act(async () => updates.tell('ready'));
    await act(async () => later()?.click());
    expect([later(), updates.state(), take.mock.calls.length]).toEqual([null, 'current', 0]);
  }
  await act(async () => updates.tell('ready'));
  await type('Ye');
  expect(later()).toBeNull();
  await type('');
  expect([later() !== null, take.mock.calls.length]).toEqual([true, 0]);
  await act(async () => testButton(i18n.t('layout:update.take'))?.click());
  expect(take).toHaveBeenCalledOnce();
});
