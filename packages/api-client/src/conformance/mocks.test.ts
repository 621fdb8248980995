import { setupServer } from 'msw/node';
import { describeConformance } from '../conformance.ts';
import { createFamily, createHandlers, type Family, noChildren } from '../mocks.ts';

describeConformance('the mocks', async () => {
  let moment = new Date();
  const now = () => moment;
  const families = new Map<string, Family>();
  const mocks = setupServer(
    ...createHandlers({
      byIdToken: (idToken) => families.get(idToken.split(' ')[0] ?? '') ?? null,
      signInOf: (idToken) => idToken,
      isFresh: (idToken) => now().getTime() - Number(idToken.split(' ')[2]) <= 5 * 60_000,
      families: () => families.values(),
      byToken: (token) => [...families.values()].find((family) => family.sessions.has(token)) ?? null,
      anyone: createFamily(noChildren, { now }),
    }),
  );
  mocks.listen({ onUnhandledRequest: 'error' });
  return {
    baseUrl: 'http://kovan.test',
    signUp: async () => {
      const account = crypto.randomUUID();
      families.set(account, createFamily(noChildren, { now }));
      return { idToken: async () => `${account} ${crypto.randomUUID()} ${now().getTime()}` };
    },
    setNow: (text) => {
      moment = new Date(text);
    },
    close: async () => mocks.close(),
  };
});
