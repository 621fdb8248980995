import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { families, localAccounts, users } from '../../src/db/schema.ts';
import { createProviderApp, type ProviderApp } from './support.ts';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp();
});
beforeEach(() => app.reset());
afterAll(() => app.server.close());

const named = async (displayName: string, email?: string) => {
  const { idToken } = await app.signUp(email);
  const { body } = await app.call('update', { idToken, displayName, returnSecureToken: true });
  return String(body['idToken']);
};

describe('names', () => {
  it.each([
    ['[E-14] [E-15] the first word and the rest', 'Elif Su Arı', 'Elif', 'Su Arı'],
    ['[E-15] one word', 'Elif', 'Elif', ''],
    ['[E-16] a first name of two words, held by a no-break space', 'Ayşe\u00a0Nur Yılmaz', 'Ayşe Nur', 'Yılmaz'],
    ['what no database stores', 'Eli\u0000f A\ud800rı', 'Elif', 'Arı'],
    ['none', '', '', ''],
  ])('%s', async (_what, displayName, firstName, lastName) => {
    const { user } = (await app.exchange(await named(displayName))).json();
    expect([user.first_name, user.last_name]).toEqual([firstName, lastName]);
  });

  it('are cut where they have no end, never within an emoji', async () => {
    const { user } = (await app.exchange(await named(`${'🐝'.repeat(90)} Arı`))).json();
    expect(user.first_name).toBe('🐝'.repeat(80));
  });

  it('follow the provider, but an identity without a name takes none away', async () => {
    const first = await named('Elif Arı');
    await app.exchange(first);
    const { body } = await app.call('update', { idToken: first, displayName: 'Elif Yılmaz' });
    const second = (await app.exchange(String(body['idToken']))).json();
    expect(second.user).toMatchObject({ first_name: 'Elif', last_name: 'Yılmaz' });
    const nameless = await app.call('update', { idToken: first, deleteAttribute: ['DISPLAY_NAME'] });
    const third = (await app.exchange(String(nameless.body['idToken']))).json();
    expect(third.user).toMatchObject({ first_name: 'Elif', last_name: 'Yılmaz' });
  });
});

describe('a user', () => {
  it('is one with one family, however many exchanges race', async () => {
    const { idToken } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.exchange(idToken)));
    const ids = new Set(answers.map((answer) => answer.json().user.id));
    expect(ids.size).toBe(1);
    expect(await app.server.db.select().from(families)).toHaveLength(1);
    expect(await app.server.db.select().from(users)).toHaveLength(1);
  });

  it('is found by issuer and subject, never by the address', async () => {
    const first = await app.signUp();
    const before = (await app.exchange(first.idToken)).json();
    await app.server.db.delete(localAccounts);
    const second = await app.signUp();
    const after = (await app.exchange(second.idToken)).json();
    expect(after.user.email).toBe(before.user.email);
    expect(after.user.id).not.toBe(before.user.id);
    const rows = await app.server.db.select().from(users);
    expect(new Set(rows.map(({ familyId }) => familyId)).size).toBe(2);
  });

  it('that is no longer active gets no session', async () => {
    const { idToken } = await app.signUp();
    await app.exchange(idToken);
    await app.server.db.update(users).set({ isActive: false });
    expect((await app.exchange(idToken)).statusCode).toBe(401);
  });
});

it('[E-13] an address is kept in small letters, however the provider writes it', async () => {
  const { idToken } = await app.signUp();
  await app.server.db.update(localAccounts).set({ email: 'Ayse@Example.test' });
  const { body } = await app.call('update', { idToken, displayName: 'Ayşe', returnSecureToken: true });
  expect((await app.exchange(String(body['idToken']))).json().user.email).toBe('ayse@example.test');
});

it('a user of ours keeps what is theirs when the provider says less', async () => {
  const { idToken, localId } = await app.signUp();
  const first = (await app.exchange(idToken)).json();
  await app.server.db
    .update(localAccounts)
    .set({ photoUrl: 'http://example.test/a.png' })
    .where(eq(localAccounts.id, localId));
  const again = (await app.exchange((await app.signIn()).idToken)).json();
  expect(again.user).toEqual(first.user);
});
