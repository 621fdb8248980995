import { expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../src/app.ts';
import { loadSecret } from '../src/db/folder/secret.ts';
import { createProviderApp } from './identity/support.ts';
import { createTestApp } from './support/testApp.ts';
import { openTestDatabase } from './support/testDatabase.ts';

it('[X-51] sessions are signed by a key of the server’s own secret, which no other has', async () => {
  const database = await openTestDatabase();
  const server = await createTestApp({ database, config: { sessionSecret: 'the secret of this server, long enough' } });
  onTestFinished(server.close);
  const { headers } = await server.signUp();
  const { config, clock } = server;
  const statusAt = async (sessionSecret: string) => {
    const secret = await loadSecret({ ...config, sessionSecret });
    const app = await buildApp({ ...database, config, clock, secret });
    const { statusCode } = await app.inject({ url: '/api/children', headers });
    await app.close();
    return statusCode;
  };
  expect(await statusAt('the secret of this server, long enough')).toBe(200);
  expect(await statusAt('the secret of another one, long enough')).toBe(401);
});

it('[AC-01] a mail that is under way is waited for by a server that stops', async () => {
  let accept: () => void = () => undefined;
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const { server, signUp } = await createProviderApp({
    sendMail: () => {
      begin();
      return accepted;
    },
  });
  await signUp();
  await server.app.inject({
    method: 'POST',
    url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=local',
    payload: { requestType: 'PASSWORD_RESET', email: 'ayse@example.test' },
  });
  await begun;
  let isClosed = false;
  const closed = server.app.close().then(() => (isClosed = true));
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  accept();
  await closed;
  await server.close();
});
