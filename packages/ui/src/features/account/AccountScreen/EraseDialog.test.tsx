import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { testRoot } from '../../../testRoot.ts';
import { typeInto } from '../../../testTyping.ts';
import { registerAccountTexts } from '../texts.ts';
import { EraseDialog } from './EraseDialog.tsx';

const erase = vi.hoisted(() => vi.fn());
const fresh = { isBusy: false, hasPassword: true, password: 'bal-petek', trouble: null, failure: null };
vi.mock('./useErasing.ts', () => ({ useErasing: () => ({ fresh, erase }) }));
vi.mock('../../devices/queries.ts', () => ({ useDevices: () => ({}) }));
vi.mock('../../people/queries.ts', () => ({ usePeople: () => ({}) }));
vi.mock('../../../providers/ChildrenProvider.tsx', () => ({ useChildren: () => ({ children: [] }) }));

registerAccountTexts();
const render = testRoot();
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());

beforeEach(async () => {
  vi.clearAllMocks();
  await i18n.changeLanguage('tr');
});

it.each(['account', 'family'] as const)(
  '[EX-05] erasing the %s takes the typed word, beside the password',
  async (what) => {
    await render(<EraseDialog what={what} onDownload={() => undefined} onClose={() => undefined} />);
    const button = document.querySelector('button[type=submit]');
    const word = document.querySelector<HTMLInputElement>('input[name=confirm]');
    for (const typed of ['', 'SI', 'evet']) {
      await typeInto(word, typed);
      await submit();
      expect([button?.ariaDisabled, erase.mock.calls]).toEqual(['true', []]);
    }
    await typeInto(word, 'SİL');
    await submit();
    expect([button?.ariaDisabled ?? null, erase.mock.calls]).toEqual([null, [['SİL']]]);
  },
);
