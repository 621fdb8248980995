import { SESSIONS } from '../seedRows.mjs';
import { openAccountBody, TOOLKIT } from './accounts.mjs';
import { change, noteEnded } from './change.mjs';

const probe = (bare) => ({ kind: 'probe', bare });

const ok = probe(async () => ({ status: 'ok' }));
const ready = probe(async ({ ask }) => {
  await ask('ready', []);
  return { status: 'ok' };
});

export const server = {
  settings: probe(async () => ({
    identity: { kind: 'local', google: false },
    signUp: 'open',
    outsideModel: false,
    features: ['live', 'people', 'devices', 'account'],
  })),
  health: ready,
  live: ok,
  ready,
};

/** What computes rather than asks, on purpose or by its nature, has no bare server beside it. */
export const alone = (send) => ({ kind: 'alone', send });

export const report = { generateWeekly: alone(() => ({})) };

export const generateFields = alone(() => ({ body: { freeText: "Yarına matematik sayfa 45'i çöz" } }));

export const auth = {
  exchange: alone(({ account }) => ({ body: { id_token: account.idToken } })),
  signOut: {
    each: 10,
    send: (_, n) => ({ session: SESSIONS.toSignOut + n }),
    bare: change(
      async ({ ask, family, session }) => {
        noteEnded(ask, await ask('endSession', [family, session]));
      },
      { isLocked: false },
    ),
  },
};

/** Calls of the identity provider inside this server, which are no part of the contract. */
export const provider = {
  signUp: {
    call: { method: 'POST', path: `${TOOLKIT}:signUp`, status: 200 },
    each: 1,
    ...alone(({ number }) => ({ body: openAccountBody(number) })),
  },
  signIn: {
    call: { method: 'POST', path: `${TOOLKIT}:signInWithPassword`, status: 200 },
    ...alone(() => ({ body: openAccountBody(0) })),
  },
};
