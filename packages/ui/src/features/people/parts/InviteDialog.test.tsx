import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n } from '../../../i18n/i18n.ts';
import { ClockProvider } from '../../../providers/ClockProvider.tsx';
import { testButton } from '../../../testButton.ts';
import { istanbulAt } from '../../../testClock.ts';
import { drawnSquares, squaresSaying } from '../../../testQr.ts';
import { testRoot } from '../../../testRoot.ts';
import { registerPeopleTexts } from '../texts.ts';
import { InviteDialog } from './InviteDialog.tsx';

registerPeopleTexts();
const render = testRoot();

const invitation = {
  id: 'open',
  url: 'https://kovan.example/app/join#q7Jm2vXkT0eR5nUwZb8LsA',
  expiresAt: '2026-11-25T15:00:00.000Z',
};
const nothing = () => undefined;
const share = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  await render(
    <ClockProvider clock={istanbulAt('2026-11-18T15:00:00.000Z')}>
      <InviteDialog invitation={invitation} onWithdraw={nothing} onClose={nothing} />
    </ClockProvider>,
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('[PE-03] the QR code says the very link that stands beside it', () => {
  expect(document.querySelector('[translate=no]')?.textContent).toBe('kovan.example/app/join#q7Jm2vXkT0eR5nUwZb8LsA');
  expect(drawnSquares()).toEqual(squaresSaying(invitation.url));
});

it('[PE-03] the link can be shared, where the browser can', async () => {
  await act(async () => testButton('Paylaş')?.click());
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: invitation.url, title: 'Kovan’a davet' });
});
