import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isNotNull } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  children,
  families,
  familyInvitations,
  idempotentAnswers,
  localAccounts,
  localKnownBrowsers,
  outbox,
  signInFailures,
  signUpInvitations,
} from '../src/db/schema.ts';
import { createTestApp, STORY_MOMENT } from './support/testApp.ts';
import { openTestDatabase } from './support/testDatabase.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** A round asks some twenty statements, and each look as many: this ends what never comes. */
const LOOKS = 300;

/** More than one statement forgets. */
const MORE_THAN_AT_ONCE = 501;

/** So long ago that it has run out, whatever it is. */
const LONG_AGO = new Date('2025-01-01T00:00:00Z');
const NOW = new Date(STORY_MOMENT);
const [familyId, id] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002'];

it('[AC-08] what has run out is forgotten when a server starts, and each as often as its job says', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const dataDir = await mkdtemp(join(tmpdir(), 'kovan-jobs-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const folder = join(dataDir, 'outbox');
  await mkdir(folder);
  const backups = join(dataDir, 'backups');
  const database = await openTestDatabase();
  const { db } = database;

  const account = { id: 'known', emailVerified: true, displayName: '', photoUrl: '', lastSignInAt: NOW };
  const mail = { messageId: 'a', recipient: 'ayse@example.test', subject: 'Rapor', html: '1', text: '1' };
  const child = { name: 'Elif', birthYear: 2016, grade: '4. Sınıf', avatar: '🦊' };
  await db.insert(families).values({ familyId, createdAt: NOW });
  await db.insert(localAccounts).values({ ...account, email: 'known@example.test', hasUser: true, createdAt: NOW });

  const putAll = async () => {
    await db.insert(children).values({ ...child, familyId, id, createdAt: NOW, deletedAt: LONG_AGO });
    await db.insert(outbox).values({
      ...mail,
      familyId,
      id,
      userId: id,
      dedupeKey: 'click',
      createdAt: LONG_AGO,
      nextTryAt: LONG_AGO,
    });
    await writeFile(join(folder, '2025-01-01T00-00-00.000Z-a.eml'), '');
    const packing = join(backups, 'packing-a');
    await mkdir(packing, { recursive: true });
    await utimes(packing, LONG_AGO, LONG_AGO);
    const ranOut = { createdAt: LONG_AGO, expiresAt: LONG_AGO };
    await db.insert(signUpInvitations).values({ codeHash: 'a', ...ranOut });
    await db.insert(familyInvitations).values({ familyId, id, invitedBy: id, codeHash: 'a', ...ranOut });
    const failed = { failures: 1, pauses: 0, windowEndsAt: LONG_AGO, pausedUntil: LONG_AGO, expiresAt: LONG_AGO };
    await db.insert(signInFailures).values({ keyHash: 'a', ...failed });
    await db.insert(localAccounts).values({ ...account, id: 'never', email: 'a@example.test', createdAt: LONG_AGO });
    await db.insert(localKnownBrowsers).values({ accountId: 'known', tokenHash: 'a', lastUsedAt: LONG_AGO });
    const answer = { familyId, call: 'POST /api/tasks', sentHash: 'a', answer: {}, createdAt: LONG_AGO };
    await db
      .insert(idempotentAnswers)
      .values(Array.from({ length: MORE_THAN_AT_ONCE }, (_, index) => ({ ...answer, key: `${index}` })));
  };

  /** What is still there, by name. */
  const left = async () => {
    const counts = {
      child: await db.$count(children, isNotNull(children.deletedAt)),
      mail: await db.$count(outbox),
      mailFile: (await readdir(folder)).length,
      signUpInvitation: await db.$count(signUpInvitations),
      familyInvitation: await db.$count(familyInvitations),
      failure: await db.$count(signInFailures),
      account: (await db.$count(localAccounts)) - 1,
      browser: await db.$count(localKnownBrowsers),
      answer: await db.$count(idempotentAnswers),
      backup: (await readdir(backups)).length,
    };
    return Object.entries(counts).flatMap(([name, count]) => (count > 0 ? [name] : []));
  };

  /** Waits for the rounds under way, without the help of Vitest, which would move the stopped clock. */
  const leaves = async (expected: readonly string[]) => {
    let found = await left();
    for (let looks = 1; looks < LOOKS && !isDeepStrictEqual(found, expected); looks += 1) found = await left();
    expect(found).toEqual(expected);
  };

  await putAll();
  const all = await left();
  expect(all).toHaveLength(10);
  const server = await createTestApp({ config: { dataDir }, database });
  onTestFinished(() => server.close());
  await leaves([]);

  await putAll();
  let [passed, there] = [0, all];
  for (const [milliseconds, goes] of [
    [30 * SECOND_MS, ['child']],
    [2 * MINUTE_MS, ['mail', 'mailFile']],
    [10 * MINUTE_MS, ['signUpInvitation', 'familyInvitation', 'failure', 'account', 'browser']],
    [60 * MINUTE_MS, ['answer', 'backup']],
  ] as const) {
    vi.advanceTimersByTime(milliseconds - 1 - passed);
    expect(await left()).toEqual(there);
    vi.advanceTimersByTime(1);
    there = there.filter((name) => !goes.some((gone) => gone === name));
    await leaves(there);
    passed = milliseconds;
  }
  expect(there).toEqual([]);
});
