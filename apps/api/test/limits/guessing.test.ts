import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { signInFailures } from '../../src/db/schema.ts';
import { createGuessing } from '../../src/limits/guessing.ts';
import { engines } from '../support/engines.ts';

const secret = new Uint8Array(32).fill(7);
const START = Date.parse('2026-11-18T14:45:00Z');
const HOUR = 3600;

describe.each(engines())('guessing on $name', (engine) => {
  let database: OpenDatabase;
  let now: number;
  const later = (seconds: number) => void (now += seconds * 1000);
  const create = () => createGuessing({ db: database.db, clock: () => new Date(now), secret });
  const account = { name: 'account', key: 'ayse@example.test', max: 10 };

  beforeAll(async () => {
    database = await engine.open();
  });
  beforeEach(async () => {
    now = START;
    await database.db.delete(signInFailures);
  });
  afterAll(async () => {
    await database.close();
  });

  const fail = async (counted = [account]): Promise<boolean> => {
    const attempt = await create().begin(counted);
    await attempt?.failed();
    return attempt !== null;
  };
  const failTimes = async (times: number) => {
    for (let count = 0; count < times; count += 1) expect(await fail()).toBe(true);
  };
  /** Seconds until a try is let through again, by trying once a second; that try fails. */
  const pause = async (): Promise<number> => {
    for (let seconds = 0; ; seconds += 1, later(1)) if (await fail()) return seconds;
  };

  it('pauses after ten failures in five minutes: 30 s, doubling to 15 minutes', async () => {
    await failTimes(10);
    expect(await pause()).toBe(30);
    expect(await pause()).toBe(60);
    expect(await pause()).toBe(120);
    for (const seconds of [240, 480, 900, 900, 900]) {
      later(seconds - 1);
      expect(await fail()).toBe(false);
      later(1);
      expect(await fail()).toBe(true);
    }
    // It grows no more: after days of that, a power of it would be too large a number.
    expect((await database.db.select().from(signInFailures)).map(({ pauses }) => pauses)).toEqual([7]);
  });

  it('[X-51] counts failures for five minutes from the first, to the last millisecond', async () => {
    for (const [seconds, isPaused] of [
      [299.999, true],
      [300, false],
    ] as const) {
      await database.db.delete(signInFailures);
      await failTimes(9);
      later(seconds);
      await failTimes(1);
      expect(await fail()).toBe(!isPaused);
    }
  });

  it('does not pause for failures that are further apart', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect(await fail()).toBe(true);
      later(34);
    }
  });

  it('forgets everything after an hour without a failure, and not before', async () => {
    await failTimes(10);
    later(HOUR - 1);
    expect(await fail()).toBe(true);
    expect(await pause()).toBe(60);
    later(HOUR);
    await failTimes(10);
    expect(await pause()).toBe(30);
  });

  it('a success makes the hour no longer', async () => {
    await failTimes(10);
    later(HOUR - 1);
    await (await create().begin([account]))?.takeBack();
    later(1);
    await failTimes(10);
    expect(await pause()).toBe(30);
  });

  it('lets no more through when they come at once, to however many processes', async () => {
    const tries = Array.from({ length: 25 }, () => create().begin([account]));
    expect((await Promise.all(tries)).filter((attempt) => attempt !== null)).toHaveLength(10);
  });

  it('takes back what was no failure, and the pause that it began', async () => {
    await failTimes(9);
    for (let successes = 0; successes < 3; successes += 1) {
      const attempt = await create().begin([account]);
      expect(await create().begin([account])).toBeNull();
      await attempt?.takeBack();
    }
    expect(await fail()).toBe(true);
    later(30);
    await (await create().begin([account]))?.takeBack();
    expect(await fail()).toBe(true);
    expect(await pause()).toBe(60);
  });

  it('many successes at once leave no pause behind, in whatever order they end', async () => {
    const attempts = await Promise.all(Array.from({ length: 10 }, () => create().begin([account])));
    expect(await create().begin([account])).toBeNull();
    await attempts.shift()?.takeBack();
    attempts.push(await create().begin([account]));
    expect(attempts).not.toContain(null);
    for (const attempt of attempts.toReversed()) await attempt?.takeBack();
    await failTimes(10);
    expect(await fail()).toBe(false);
  });

  it('counts of one try go together: one that is too early leaves the others as they were', async () => {
    const address = { name: 'address', key: '203.0.113.9', max: 100 };
    await failTimes(10);
    for (let count = 0; count < 200; count += 1) expect(await fail([address, account])).toBe(false);
    expect(await fail([address])).toBe(true);
  });

  it('begins anew for an owner', async () => {
    await failTimes(10);
    await create().forget(account);
    await failTimes(10);
  });

  it('a maximum of 0 lets nothing through', async () => {
    expect(await create().begin([{ ...account, max: 0 }])).toBeNull();
  });

  it('a clock that was put back two days leaves nobody waiting for two days', async () => {
    await failTimes(10);
    for (const seconds of [30, 60, 120]) {
      later(seconds);
      expect(await fail()).toBe(true);
    }
    later(-48 * HOUR);
    await failTimes(10);
    expect(await pause()).toBe(30);
  });

  it('a clock that was put back by minutes leaves neither an old window nor a pause for longer than any', async () => {
    // Tries of which nobody says how they ended: none of them makes the hour begin anew.
    const begin = async (times: number) => {
      for (let count = 0; count < times; count += 1) expect(await create().begin([account])).not.toBeNull();
    };
    await begin(1);
    later(600);
    await begin(9);
    later(-480);
    await begin(10);
    expect(await create().begin([account])).toBeNull();
    later(3_000);
    await begin(1);
    later(-1_200);
    await begin(1);
  });

  it('a clock that is a little behind, or put back a little, makes no pause', async () => {
    await failTimes(9);
    later(-10);
    const attempt = await create().begin([account]);
    expect(attempt).not.toBeNull();
    await attempt?.takeBack();
    later(-10);
    expect(await fail()).toBe(true);
  });

  it('keeps neither addresses nor hashes that another server would make', async () => {
    await fail();
    await createGuessing({ db: database.db, clock: () => new Date(now), secret: new Uint8Array(32) }).begin([account]);
    const rows = await database.db.select().from(signInFailures);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('ayse');
  });

  it('sweeps what is forgotten, so many at a time', async () => {
    for (const key of ['a', 'b', 'c']) await fail([{ ...account, key }]);
    later(HOUR - 1);
    await fail([{ ...account, key: 'd' }]);
    later(1);
    expect(await create().sweep(2)).toBe(2);
    expect(await create().sweep(2)).toBe(1);
    expect(await database.db.$count(signInFailures)).toBe(1);
  });

  it('stays closed when the count cannot be made', async () => {
    await database.db.execute(sql`alter table sign_in_failures rename to elsewhere`);
    try {
      const refused = { status: 503, code: 'UNAVAILABLE' };
      await expect(create().begin([account])).rejects.toMatchObject(refused);
      await expect(create().forget(account)).rejects.toMatchObject(refused);
    } finally {
      await database.db.execute(sql`alter table elsewhere rename to sign_in_failures`);
    }
  });
});
