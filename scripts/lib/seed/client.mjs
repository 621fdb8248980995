/** A sentence for people about why nothing was seeded. */
export class SeedError extends Error {}

const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts:';
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const ask = async (origin, path, { method = 'GET', token, body } = {}) => {
  let response;
  try {
    response = await fetch(origin + path, {
      method,
      headers: {
        'accept-language': 'en',
        'time-zone': TIME_ZONE,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new SeedError(`No Kovan answers at ${origin}. Start it first: npm start`);
  }
  const text = await response.text();
  let answer;
  try {
    answer = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new SeedError(`What answers at ${origin} is no Kovan.`);
  }
  return { ok: response.ok, status: response.status, answer };
};

/** Asks a product call and gives what it answers; a refusal is a sentence. */
export const callApi = async (origin, path, options) => {
  const { ok, status, answer } = await ask(origin, path, options);
  if (!ok)
    throw new SeedError(
      `${options?.method ?? 'GET'} ${path} answered ${status}: ${answer?.error ?? 'no reason given'}`,
    );
  return answer;
};

const callToolkit = async (origin, method, body) => {
  const { ok, answer } = await ask(origin, `${TOOLKIT}${method}?key=local`, { method: 'POST', body });
  if (ok) return answer;
  const reason = answer?.error?.message ?? 'no reason given';
  if (reason === 'EMAIL_EXISTS') throw new SeedError(`The demo family is already here. Sign in as ${body.email}.`);
  throw new SeedError(`The identity provider refused the demo account: ${reason}`);
};

/** Signs the demo account up with the local identity provider and gives the session token of the product. */
export const signUp = async (origin, { email, password, displayName }) => {
  const { identity, signUp: whoMay } = await callApi(origin, '/api/settings');
  if (identity.kind !== 'local') {
    throw new SeedError(
      'This Kovan signs in with a Firebase project; a demo account is only made with the local identity provider.',
    );
  }
  if (whoMay !== 'open') {
    throw new SeedError(
      `This Kovan takes no new accounts by itself (SIGN_UP=${whoMay}). Start it with SIGN_UP=open to make the demo family, and set it back afterwards.`,
    );
  }
  const { idToken } = await callToolkit(origin, 'signUp', { email, password, returnSecureToken: true });
  const named = await callToolkit(origin, 'update', { idToken, displayName, returnSecureToken: true });
  const { token } = await callApi(origin, '/api/auth/firebase', {
    method: 'POST',
    body: { id_token: named.idToken ?? idToken },
  });
  return token;
};
