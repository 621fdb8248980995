import { SESSION_KINDS } from '@kovan/domain/sessionKinds';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { installPrompt, keepInstallPrompt } from '../../frontDoor/installPrompt.ts';
import { testRoot } from '../../testRoot.ts';
import { InstallHint } from './InstallHint.tsx';
import { installCard } from './installHint.ts';

const now = vi.hoisted(() => ({ kind: 'adult' as string | null, answered: undefined as string | undefined }));
vi.mock('../../providers/AuthProvider.tsx', () => ({ useAuth: () => now }));
vi.mock('../../data/localDatabase.ts', () => ({ localDatabase: { get: async () => now.answered } }));

keepInstallPrompt();
const render = testRoot();

/** Whether a dashboard would have the card, where the browser offers to install the app. */
const isOffered = async (
  of: Partial<typeof now & { readonly isInstalled: boolean }>,
  offer = 'beforeinstallprompt',
) => {
  Object.assign(now, { kind: 'adult', answered: undefined }, of);
  vi.stubGlobal('matchMedia', () => ({ matches: of.isInstalled ?? false }));
  await act(async () => window.dispatchEvent(new Event(offer)));
  await render(<InstallHint key={JSON.stringify([of, offer])} />);
  return installCard() !== null;
};

it('[OF-01] an adult is asked to install the app, once, and only where that can be done', async () => {
  for (const kind of [...SESSION_KINDS, null])
    expect([kind, await isOffered({ kind })]).toEqual([kind, kind === 'adult']);
  expect(await isOffered({ answered: 'answered' })).toBe(false);
  expect(await isOffered({ isInstalled: true })).toBe(false);
  expect(await isOffered({}, 'appinstalled')).toBe(false);
  expect(installPrompt.current()).toBeNull();
});
