import { setupServer } from 'msw/node';
import { describeConformance } from '../conformance.ts';
import { createFamily, createHandlers, type Family, noChildren, parent } from '../mocks.ts';

const FRESH_MS = 5 * 60 * 1000;

describeConformance('the mocks', async () => {
  let moment = new Date();
  const now = () => moment;
  const families = new Map<string, Family>();
  /** Those that were made for somebody, and those that people were given later. */
  const every = () =>
    [...families.values()].flatMap((family) => (family.lives.in ? [family, family.lives.in] : [family]));
  const mocks = setupServer(
    ...createHandlers({
      byIdToken: (idToken) => families.get(idToken.split(' ')[0] ?? '') ?? null,
      signInOf: (idToken) => idToken,
      isFresh: (idToken) => moment.getTime() - Number(idToken.split(' ')[2]) <= FRESH_MS,
      families: every,
      byToken: (token) => every().find((family) => family.sessions.has(token)) ?? null,
      anyone: createFamily(noChildren, { now }),
    }),
  );
  mocks.listen({ onUnhandledRequest: 'error' });
  return {
    baseUrl: 'http://kovan.test',
    signUp: async () => {
      const account = crypto.randomUUID();
      const user = { ...parent, id: account, email: `${account}@example.com` };
      families.set(account, createFamily({ ...noChildren, user }, { now }));
      return { idToken: async () => `${account} ${crypto.randomUUID()} ${moment.getTime()}` };
    },
    setNow: (text) => {
      moment = new Date(text);
    },
    close: async () => mocks.close(),
  };
});
