import { randomUUID } from 'node:crypto';
import { callApi } from '../../../lib/seed/client.mjs';

/** Where the identity provider inside this server is asked. */
export const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts';
const PASSWORD = 'kesirler-ve-ondaliklar';

/** What signs an account up, and in. */
export const openAccountBody = (name) => ({
  email: `bench${name}@example.test`,
  password: PASSWORD,
  returnSecureToken: true,
});

const post = (port, path, options) => callApi(`http://127.0.0.1:${port}`, path, { method: 'POST', ...options });

/** An account at a server; without a name the one that signs in again and again, made before it is measured. */
export const openAccount = (port, name = 0) => post(port, `${TOOLKIT}:signUp`, { body: openAccountBody(name) });

/** Somebody new, with a family of their own: what erases takes a sign-in of this very moment. */
const newcomer = async (port) => {
  const { idToken } = await openAccount(port, randomUUID());
  const { token } = await post(port, '/api/auth/firebase', { body: { id_token: idToken } });
  return { idToken, token };
};

const SOME = 5;

/** Adults who each have a family alone. */
export const newcomers = (port) => Promise.all(Array.from({ length: SOME }, () => newcomer(port)));

/** Adults who each are in a family of another. */
export const joined = (port) =>
  Promise.all(
    Array.from({ length: SOME }, async () => {
      const [host, guest] = [await newcomer(port), await newcomer(port)];
      const { data } = await post(port, '/api/family/invitations', { token: host.token });
      const [, code] = data.url.split('#');
      const { token } = await post(port, '/api/family/join', { body: { code }, token: guest.token });
      return { ...guest, token };
    }),
  );
