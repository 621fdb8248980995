import { setupServer } from 'msw/node';
import { describeConformance } from '../conformance.ts';
import { createFamily, createHandlers, type Family, noChildren } from '../mocks.ts';

describeConformance('the mocks', async () => {
  let moment = new Date();
  const now = () => moment;
  const families = new Map<string, Family>();
  const mocks = setupServer(
    ...createHandlers({
      byIdToken: (idToken) => families.get(idToken) ?? null,
      byToken: (token) => [...families.values()].find((family) => family.tokens.has(token)) ?? null,
      anyone: createFamily(noChildren, { now }),
    }),
  );
  mocks.listen({ onUnhandledRequest: 'error' });
  return {
    baseUrl: 'http://kovan.test',
    signUp: async () => {
      const idToken = crypto.randomUUID();
      families.set(idToken, createFamily(noChildren, { now }));
      return { idToken: async () => idToken };
    },
    setNow: (text) => {
      moment = new Date(text);
    },
    close: async () => mocks.close(),
  };
});
