import { beforeEach, expect, it, vi } from 'vitest';
import { NoConnection } from '../components/Button/connection.ts';
import { i18n } from '../i18n/i18n.ts';
import { testRoot } from '../testRoot.ts';
import { FormDialog } from './FormDialog.tsx';

const WHY = 'Bunun için bağlantı gerekiyor.';
const render = testRoot();
beforeEach(() => i18n.changeLanguage('tr'));

const draw = (of: { readonly needsConnection?: boolean }) =>
  render(
    <NoConnection value={WHY}>
      <FormDialog title="Ödev ekle" submitLabel="Ekle" isBusy={false} onSubmit={vi.fn()} onClose={vi.fn()} {...of}>
        <input name="title" />
      </FormDialog>
    </NoConnection>,
  );
const isOff = () => document.querySelector('button[type=submit]')?.getAttribute('aria-disabled') === 'true';

it('[OF-05] a window with a form is not sent without a connection, unless what it sends can wait', async () => {
  await draw({});
  expect(isOff()).toBe(true);
  expect(document.body.textContent).toContain(WHY);
  await draw({ needsConnection: false });
  expect(isOff()).toBe(false);
  expect(document.body.textContent).not.toContain(WHY);
});
