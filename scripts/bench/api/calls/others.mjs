import { change } from './change.mjs';

const SIGN_IN_SECONDS = 30 * 24 * 60 * 60;

const probe = (bare) => ({ kind: 'probe', bare });

const ok = probe(async () => ({ status: 'ok' }));
const ready = probe(async ({ ask }) => {
  await ask('ready', []);
  return { status: 'ok' };
});

export const server = {
  settings: probe(async () => ({ identity: { kind: 'local', google: false }, signUp: 'open', outsideModel: false })),
  health: ready,
  live: ok,
  ready,
};

/** What computes rather than asks, on purpose or by its nature, has no bare server beside it. */
const alone = (send) => ({ kind: 'alone', send });

export const report = { generateWeekly: alone(() => ({})) };

export const generateFields = alone(() => ({ body: { freeText: "Yarına matematik sayfa 45'i çöz" } }));

export const auth = {
  exchange: alone(({ account }) => ({ body: { id_token: account.idToken } })),
  signOut: {
    each: 10,
    send: (_, n) => ({ session: n }),
    bare: change(
      async ({ ask, family, session }) => {
        const [{ id, signInHash, authTime }] = await ask('endSession', [family, session]);
        ask('forgetSignIns', [Math.floor(Date.now() / 1000) - SIGN_IN_SECONDS]);
        ask('noteSignIn', [signInHash, authTime, new Date()]);
        ask('tell', [`ended ${id}`]);
      },
      { isLocked: false },
    ),
  },
};

/** Calls of the identity provider inside this server, which are no part of the contract. */
const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts';
const PASSWORD = 'kesirler-ve-ondaliklar';
const account = (number) => ({ email: `bench${number}@example.test`, password: PASSWORD, returnSecureToken: true });

export const provider = {
  signUp: {
    call: { method: 'POST', path: `${TOOLKIT}:signUp`, status: 200 },
    each: 1,
    ...alone(({ number }) => ({ body: account(number) })),
  },
  signIn: {
    call: { method: 'POST', path: `${TOOLKIT}:signInWithPassword`, status: 200 },
    ...alone(() => ({ body: account(0) })),
  },
};

/** The account that signs in again and again, made at a server before it is measured. */
export const openAccount = async (port) => {
  const url = `http://127.0.0.1:${port}${TOOLKIT}:signUp`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(account(0)) });
  if (answer.status !== 200) throw new Error(`no account: ${await answer.text()}`);
  return answer.json();
};
