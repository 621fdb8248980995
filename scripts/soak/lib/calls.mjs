import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;
const PATIENCE_MS = 20_000;
/** On a busy machine a server may be killed many times before it has answered even one request of a writer. */
const GIVE_UP_MS = 1_800_000;

/** Counts of everything that the writers saw. */
export const newCounts = () => ({ sent: 0, acknowledged: 0, cut: 0, answers5xx: 0, unexpected: [] });

/**
 * Sends one intent until it is acknowledged, with the same key each time: `{ status, data, tries }`. A connection that is
 * refused or cut is tried again; any status that the intent does not allow is counted.
 */
export const sendUntilAnswered = async (origin, token, counts, { method, path, body, key, allowed }) => {
  const since = Date.now();
  for (let tries = 1; Date.now() - since < GIVE_UP_MS; tries += 1) {
    let status;
    let text;
    let retryAfter;
    let repeated = tries > 1;
    if (method !== 'GET') counts.sent += 1;
    try {
      const answer = await fetch(origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      text = await answer.text();
      ({ status } = answer);
      retryAfter = answer.headers.get('retry-after');
      repeated ||= answer.headers.get('x-asked')?.includes(',') ?? false;
    } catch {
      counts.cut += 1;
      await wait(PAUSE_MS);
      continue;
    }
    // The second of two equal deletions finds nothing, whether it was repeated here or by the proxy.
    if (allowed.includes(status) || (method === 'DELETE' && repeated && status === 404)) {
      if (method !== 'GET') counts.acknowledged += 1;
      return { status, data: text === '' ? null : JSON.parse(text).data, tries };
    }
    if (status >= 500) counts.answers5xx += 1;
    counts.unexpected.push(
      `${method} ${path} try ${tries}: ${status} (Retry-After: ${retryAfter}) ${text.slice(0, 200)}`,
    );
    if (counts.unexpected.length > 200) throw new Error('too many unexpected answers');
    await wait(PAUSE_MS);
  }
  throw new Error(`${method} ${path} was never acknowledged`);
};

const ask = async (origin, path, body) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Makes an account with a family, and gives its session's token. */
export const signUp = async (origin, email) => {
  const account = { email, password: 'a long password', returnSecureToken: true };
  const { idToken } = await ask(origin, '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', account);
  return (await ask(origin, '/api/auth/firebase', { id_token: idToken })).token;
};
