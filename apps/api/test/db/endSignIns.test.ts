import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it, onTestFinished } from 'vitest';
import { END_SIGN_INS } from '../../src/db/backup/endSignIns.ts';
import * as schema from '../../src/db/schema.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const createdAt = new Date('2026-11-18T14:45:00Z');
const expiresAt = new Date('2027-11-18T14:45:00Z');
const [familyId, id] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];
const ofFamily = { familyId, id, createdAt };

/** The number of a session that a clock which was ahead has given out. */
const LATE = 2_147_000_000;
interface Versions {
  readonly rows: readonly { readonly v: number }[];
}

/** What people have, and what keeps somebody out: all but what signs in, or lets somebody. */
const STAYS = [
  'children',
  'ended_sign_ins',
  'families',
  'homework',
  'idempotent_answers',
  'limits',
  'local_accounts',
  'occurrences',
  'outbox',
  'scheduled_tasks',
  'sign_in_failures',
  'tasks',
  'users',
];

it('[AC-07] [PE-04] [DV-09] after a restore nobody is signed in, and nothing that was handed out lets anybody in', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  await db.insert(schema.families).values({ familyId, createdAt });
  const account = { id: 'a', email: 'ayse@example.test', emailVerified: true, displayName: '', photoUrl: '' };
  await db.insert(schema.localAccounts).values({ ...account, createdAt, lastSignInAt: createdAt });
  await db.insert(schema.endedSignIns).values({ signInHash: 'a', authTime: 1, endedAt: createdAt, lent: true });

  const session = { ...ofFamily, browser: '', lastSeenOn: '2026-11-18', expiresAt };
  await db.insert(schema.sessions).values({ ...session, kind: 'device' });
  await db.insert(schema.devices).values({ ...ofFamily, name: 'Tablet', childIds: [id], codeHash: 'a' });
  await db.insert(schema.familyInvitations).values({ ...ofFamily, invitedBy: id, codeHash: 'a', expiresAt });
  await db.insert(schema.signUpInvitations).values({ codeHash: 'a', createdAt, expiresAt });
  await db.insert(schema.localSigningKeys).values({ purpose: 'a', privateJwk: {}, createdAt });
  const signIn = { provider: 'password', signedInAt: createdAt, sid: 'a', generation: 1 } as const;
  await db.insert(schema.localRefreshTokens).values({ ...signIn, tokenHash: 'a', accountId: 'a' });
  const code = { purpose: 'PASSWORD_RESET', expiresAt } as const;
  await db.insert(schema.localOneTimeCodes).values({ ...code, codeHash: 'a', accountId: 'a' });
  await db.insert(schema.localKnownBrowsers).values({ accountId: 'a', tokenHash: 'a', lastUsedAt: createdAt });

  const user = { familyId, issuer: 'a', email: '', firstName: '', lastName: '', createdAt };
  await db.insert(schema.users).values([
    { ...user, id, subject: 'a' },
    { ...user, id: familyId, subject: 'b' },
  ]);
  // As an older version has them: each session carries the number of its user.
  await db.execute('alter table users add session_version integer not null default 7');
  await db.execute(`update users set session_version = ${LATE} where subject = 'b'`);
  const today = Math.floor(Date.now() / 1000);

  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
  const filled = async () => {
    const names: string[] = [];
    for (const table of tables) if ((await db.$count(table)) > 0) names.push(getTableName(table));
    return names;
  };
  // A new table has to be one or the other.
  const all = tables.map((table) => getTableName(table));
  expect(all.filter((name) => !STAYS.includes(name)).sort()).toEqual(
    (await filled()).filter((name) => !STAYS.includes(name)).sort(),
  );
  await db.execute(END_SIGN_INS);
  expect((await filled()).sort()).toEqual(['ended_sign_ins', 'families', 'local_accounts', 'users']);
  // A number that was never given out, also since the backup was made.
  const { rows } = (await db.execute('select session_version as v from users order by subject')) as Versions;
  expect([(rows[0]?.v ?? 0) >= today, rows[1]?.v]).toEqual([true, LATE + 1]);
  await db.execute('alter table users drop column session_version');
});
