import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits as table } from '../../src/db/schema.ts';
import { addressKey, networkKey } from '../../src/limits/address.ts';
import { createLimits } from '../../src/limits/limits.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const secret = new Uint8Array(32).fill(7);
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now: Date;
const clock = () => now;
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const create = () => createLimits({ db: database.db, clock, secret });

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = new Date('2026-11-18T14:45:00Z');
  await database.db.delete(table);
});
afterAll(() => database.close());

describe('a limit', () => {
  it('allows so many and holds until the window of the first one ends', async () => {
    const limits = create();
    for (let count = 0; count < 3; count += 1) {
      expect((await limits.take('try', 'a', 3, 60)).allowed).toBe(true);
      later(10);
    }
    expect(await limits.take('try', 'a', 3, 60)).toEqual({ allowed: false, left: 0, retryAfter: 30 });
    later(29);
    expect(await limits.take('try', 'a', 3, 60)).toEqual({ allowed: false, left: 0, retryAfter: 1 });
    later(1);
    expect(await limits.take('try', 'a', 3, 60)).toEqual({ allowed: true, left: 2, retryAfter: 60 });
  });

  it('of 0 lets nothing through', async () => {
    expect((await create().take('try', 'a', 0, 60)).allowed).toBe(false);
  });

  it('counts names and keys apart', async () => {
    const limits = create();
    expect((await limits.take('try', 'a', 1, 60)).allowed).toBe(true);
    expect((await limits.take('try', 'b', 1, 60)).allowed).toBe(true);
    expect((await limits.take('other', 'a', 1, 60)).allowed).toBe(true);
    expect((await limits.take('try', 'a', 1, 60)).allowed).toBe(false);
    await limits.forget('try', 'a');
    expect((await limits.take('try', 'a', 1, 60)).allowed).toBe(true);
    expect((await limits.take('try', 'b', 1, 60)).allowed).toBe(false);
  });

  it('counts as one over several processes, also at once', async () => {
    const processes = [create(), create(), create()];
    const tries = processes.flatMap((limits) => Array.from({ length: 10 }, () => limits.take('try', 'a', 10, 60)));
    const taken = await Promise.all(tries);
    expect(taken.filter(({ allowed }) => allowed)).toHaveLength(10);
  });

  it('enforces by a 429 with the seconds to wait', async () => {
    const limits = create();
    await limits.enforce('try', 'a', 1, 60);
    later(20.5);
    await expect(limits.enforce('try', 'a', 1, 60)).rejects.toMatchObject({ status: 429, retryAfter: 40 });
  });

  it('[X-51] tells of a refusal once, where it refuses: not where it is only asked whether it would', async () => {
    const refused: string[] = [];
    const limits = createLimits({ db: database.db, clock, secret, refused: (name) => void refused.push(name) });
    await limits.enforce('try', 'a', 1, 60);
    expect([await limits.isOpen('try', 'a', 1, 60), refused]).toEqual([false, []]);
    await expect(limits.enforce('try', 'a', 1, 60)).rejects.toMatchObject({ status: 429 });
    expect(refused).toEqual(['try']);
    later(60);
    expect(await limits.isOpen('try', 'a', 1, 60)).toBe(true);
  });

  it('stays closed when the count cannot be made', async () => {
    const broken = await openTestDatabase();
    const limits = createLimits({ db: broken.db, clock, secret });
    await broken.db.execute(sql`drop table limits`);
    for (const asked of [limits.take('try', 'a', 1, 60), limits.isOpen('try', 'a', 1, 60)])
      await expect(asked).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    await broken.close();
  });

  it('never stores an address as it is, nor as a hash that another server would make', async () => {
    await create().take('try', '203.0.113.9', 1, 60);
    await createLimits({ db: database.db, clock, secret: new Uint8Array(32).fill(8) }).take(
      'try',
      '203.0.113.9',
      1,
      60,
    );
    const rows = await database.db.select().from(table);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.9');
  });

  it('that was reached before a clock was put back by two days is over', async () => {
    const limits = create();
    later(2 * 24 * 3600);
    await limits.take('try', 'a', 1, 3600);
    expect((await limits.take('try', 'a', 1, 3600)).allowed).toBe(false);
    later(-2 * 24 * 3600);
    expect(await limits.take('try', 'a', 1, 3600)).toEqual({ allowed: true, left: 0, retryAfter: 3600 });
    expect((await limits.take('try', 'a', 1, 3600)).allowed).toBe(false);
  });

  it('holds between processes whose clocks differ by seconds', async () => {
    await create().take('try', 'a', 1, 60);
    later(-20);
    expect((await create().take('try', 'a', 1, 60)).allowed).toBe(false);
  });

  it('sweeps on although a clock was put back', async () => {
    const limits = create();
    await limits.take('short', 'a', 1, 60);
    later(2 * 24 * 3600);
    await limits.take('try', 'b', 1, 60);
    later(-2 * 24 * 3600 + 120);
    await limits.take('late', 'a', 1, 60);
    later(601);
    await limits.take('try', 'c', 1, 60);
    expect((await database.db.select().from(table)).map(({ name }) => name)).not.toContain('late');
  });

  it('gives back what was taken and no more, however often it was refused', async () => {
    const limits = create();
    for (let count = 0; count < 9; count += 1) await limits.take('try', 'a', 2, 60);
    for (let count = 0; count < 9; count += 1) await limits.giveBack('try', 'a');
    expect(await limits.take('try', 'a', 2, 60)).toMatchObject({ allowed: true, left: 1 });
    for (let count = 0; count < 9; count += 1) await limits.take('try', 'a', 2, 60);
    expect(await database.db.select().from(table)).toMatchObject([{ count: 3 }]);
  });

  it('sweeps what is too much for one at the next, and nothing within a transaction', async () => {
    const limits = create();
    const old = Array.from({ length: 501 }, (_, index) => ({ name: 'old', keyHash: `${index}`, count: 1 }));
    await database.db.insert(table).values(old.map((row) => ({ ...row, expiresAt: now })));
    const left = () => database.db.$count(table, eq(table.name, 'old'));
    await limits.within(database.db).take('try', 'a', 9, 60);
    expect(await left()).toBe(501);
    await limits.take('try', 'a', 9, 60);
    expect(await left()).toBe(1);
    await limits.take('try', 'a', 9, 60);
    expect(await left()).toBe(0);
  });

  it('sweeps the counts of windows that ended', async () => {
    const limits = create();
    await limits.take('short', 'a', 1, 60);
    await limits.take('long', 'a', 1, 3600);
    later(601);
    await limits.take('try', 'b', 1, 60);
    const rows = await database.db.select().from(table);
    expect(rows.map(({ name }) => name).sort()).toEqual(['long', 'try']);
  });
});

describe('an address counts', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.9:50412', '203.0.113.9'],
    ['[2001:db8:1:2::1]:50412', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.9]', '203.0.113.9'],
  ])('%s as %s', (address, key) => expect(addressKey(address)).toBe(key));

  it.each([
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1::/48'],
    ['2001:DB8:1:3::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['[2001:db8:1:3::1]:443', '2001:db8:1::/48'],
    ['203.0.113.9', null],
    ['203.0.113.9:443', null],
    ['::ffff:203.0.113.9', null],
  ])('%s to the network %s', (address, key) => expect(networkKey(address)).toBe(key));
});
