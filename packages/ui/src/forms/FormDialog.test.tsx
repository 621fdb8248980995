import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NoConnection } from '../components/Button/connection.ts';
import { i18n } from '../i18n/i18n.ts';
import { testButton } from '../testButton.ts';
import { testRoot } from '../testRoot.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

const WHY = 'Bunun için bağlantı gerekiyor.';
const render = testRoot();
beforeEach(async () => {
  onClose.mockReset();
  await i18n.changeLanguage('tr');
});

const onClose = vi.fn();

const draw = (of: Partial<FormDialogProps>, why: string | null = null) =>
  render(
    <NoConnection value={why}>
      <FormDialog title="Ödev ekle" submitLabel="Ekle" isBusy={false} onSubmit={vi.fn()} onClose={onClose} {...of}>
        <input name="title" />
      </FormDialog>
    </NoConnection>,
  );
const send = () => document.querySelector('button[type=submit]');
const isOff = () => send()?.getAttribute('aria-disabled') === 'true';

it('[OF-05] a window with a form is not sent without a connection, unless what it sends can wait', async () => {
  await draw({}, WHY);
  expect(isOff()).toBe(true);
  expect(document.body.textContent).toContain(WHY);
  await draw({ needsConnection: false }, WHY);
  expect(isOff()).toBe(false);
  expect(document.body.textContent).not.toContain(WHY);
});

it('[Q-38] while a form is sent nothing closes its window; with something typed in it before, it asks first', async () => {
  const confirm = vi.fn(() => false);
  vi.stubGlobal('confirm', confirm);
  const cancel = () => testButton('Vazgeç');
  const closeBy = async (of: Partial<FormDialogProps>) => {
    await draw(of);
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    return [onClose.mock.calls.length, confirm.mock.calls.length];
  };
  expect(await closeBy({ isBusy: true })).toEqual([0, 0]);
  expect(cancel()?.getAttribute('aria-disabled')).toBe('true');
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true');
  expect(await closeBy({ isFilled: true })).toEqual([0, 1]);
  expect(cancel()?.getAttribute('aria-disabled')).not.toBe('true');
  expect(await closeBy({})).toEqual([1, 1]);
});

it('its button says what it does, and that it does it; there is none to press where nothing can be saved', async () => {
  const shown = () => [send()?.textContent, isOff()];
  await draw({});
  expect(shown()).toEqual(['Ekle', false]);
  await draw({ isBusy: true });
  expect(shown()[0]).toBe('Ekle');
  await draw({ isBusy: true, busyLabel: 'Ekleniyor…' });
  expect(shown()[0]).toBe('Ekleniyor…');
  await draw({ isReady: false });
  expect(shown()).toEqual(['Ekle', true]);
  Element.prototype.scrollIntoView = vi.fn();
  await draw({ gone: 'Bu ödev silindi.' });
  expect(shown()).toEqual(['Ekle', true]);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  expect(document.querySelector('form [role=status]')?.textContent).toBe('Bu ödev silindi.');
});
