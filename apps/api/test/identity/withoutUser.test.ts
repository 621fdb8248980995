import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { families, localAccounts, users } from '../../src/db/schema.ts';
import { createAccounts } from '../../src/identity/localProvider/accounts.ts';
import { engines } from '../support/engines.ts';
import { advance, createProviderApp, type ProviderApp } from './support.ts';

const DAY = 24 * 60 * 60;
const ISSUER = 'https://securetoken.google.com/kovan-local';

describe.each(engines())('an account without a user on $name', (engine) => {
  let app: ProviderApp;
  beforeAll(async () => {
    app = await createProviderApp({ database: await engine.open() });
  });
  beforeEach(() => app.reset());
  afterAll(async () => {
    await app.server.close();
  });
  const sweep = (most: number) =>
    createAccounts({ db: app.server.db, clock: app.server.clock, issuer: ISSUER }).sweepWithoutUser(most);
  const emails = async () => (await app.server.db.select().from(localAccounts)).map(({ email }) => email);

  it('goes after a day, so many at a time; one with a user stays', async () => {
    const { idToken } = await app.signUp('kalan@example.test');
    await app.exchange(idToken);
    for (const name of ['a', 'b', 'c']) await app.signUp(`${name}@example.test`);
    advance(app.server, DAY - 1);
    expect(await sweep(10)).toBe(0);
    await app.signUp('yeni@example.test');
    advance(app.server, 1);
    expect(await sweep(2)).toBe(2);
    expect(await sweep(2)).toBe(1);
    expect((await emails()).sort()).toEqual(['kalan@example.test', 'yeni@example.test']);
  });

  it('is kept when its user is made at the same moment, or there is neither', async () => {
    for (let round = 0; round < 10; round += 1) {
      const email = `${round}@example.test`;
      await app.signUp(email);
      advance(app.server, DAY);
      const { idToken } = await app.signIn(email);
      const [exchanged] = await Promise.all([app.exchange(idToken), sweep(10)]);
      const isThere = (await emails()).includes(email);
      expect([round, exchanged.statusCode]).toEqual([round, isThere ? 200 : 401]);
    }
    const made = await app.server.db.$count(users);
    expect([await app.server.db.$count(localAccounts), await app.server.db.$count(families)]).toEqual([made, made]);
  });
});
