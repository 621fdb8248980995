import { randomUUID } from 'node:crypto';
import { type ConformanceServer, describeConformance } from '@kovan/api-client/conformance';
import { type Engine, engines } from './support/engines.ts';
import { createTestApp } from './support/testApp.ts';

/** So many that the suite's own families never meet them; the report keeps the limit that the suite proves. */
const ENOUGH = 1_000_000;
const limits = { signIn: ENOUGH, signUp: ENOUGH, exchange: ENOUGH, helper: ENOUGH, report: 5, pairing: ENOUGH };

/** The real server behind a port of its own, with users of its own local identity provider. */
const openServer = async (engine: Engine): Promise<ConformanceServer> => {
  const config = { limits, localGoogle: true };
  const server = await createTestApp({ config, database: await engine.open(), longestStream: null });
  const baseUrl = await server.app.listen({ host: '127.0.0.1', port: 0 });

  /** A sign-in by the local account chooser: no password has to be hashed, which would take most of the time. */
  const signIn = async (person: object): Promise<string> => {
    const response = await fetch(`${baseUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        postBody: new URLSearchParams({ id_token: JSON.stringify(person), providerId: 'google.com' }).toString(),
        requestUri: baseUrl,
        returnSecureToken: true,
      }),
    });
    const answer: unknown = await response.json();
    if (typeof answer === 'object' && answer !== null && 'idToken' in answer) return String(answer.idToken);
    throw new Error(`the sign-in answered ${response.status}`);
  };

  return {
    baseUrl,
    signUp: async () => {
      const person = { sub: randomUUID(), email: `${randomUUID()}@example.test`, email_verified: true };
      return { idToken: () => signIn(person) };
    },
    setNow: (moment) => server.clock.set(moment),
    close: async () => {
      await server.close();
    },
  };
};

for (const engine of engines()) describeConformance(`the server over ${engine.name}`, () => openServer(engine));
