import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../src/db/embedded/embedded.ts';
import { childNames, signUpOver } from './support/overHttp.ts';
import { serversOverOneFolder } from './support/serversOverOneFolder.ts';

const { dataDir, start } = serversOverOneFolder();

/** One who adds children, each with a key of its own, until the server is gone; what was acknowledged is told. */
const createWriter = (token: string, name: string) => {
  const acknowledged: string[] = [];
  /** Sent, and never answered: it may be there or not, and once it is repeated it must be there once. */
  let open: { name: string; key: string } | null = null;
  let number = 0;
  const send = async (address: string, one: { name: string; key: string }): Promise<void> => {
    const answer = await fetch(`${address}/api/children`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': one.key },
      body: JSON.stringify({ name: one.name, birthYear: 2018, grade: '1. Sınıf', avatar: '👧' }),
    });
    await answer.text();
    expect(answer.status).toBe(201);
    acknowledged.push(one.name);
    open = null;
  };
  return {
    token,
    acknowledged,
    get open() {
      return open;
    },
    /** Writes until the server is killed, beginning with what was left open. */
    async run(address: string, killed: AbortSignal): Promise<void> {
      for (;;) {
        open ??= { name: `${name} ${(number += 1)}`, key: randomUUID() };
        try {
          await send(address, open);
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
          if (killed.aborted) return;
          // A kept connection that a busy server closed in the meantime: sent again, with the same key.
        }
      }
    },
  };
};

const ROUNDS = 3;
const WRITERS = 3;
/** So many writes of a round are acknowledged before it is killed, in the midst of the next ones. */
const BEFORE_THE_KILL = 9;

describe('a server that is killed', () => {
  it('in the midst of several streams of writes has each that it acknowledged once, and nothing half', async () => {
    let writers: ReturnType<typeof createWriter>[] = [];
    const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const enough = (acknowledged: number) =>
      vi.waitUntil(() => count() >= acknowledged, { timeout: 60_000, interval: 1 });
    let cutOff = 0;
    const check = async (address: string) => {
      for (const { token, acknowledged, open } of writers) {
        const there = await childNames(address, token);
        // What was cut off may have been written before its answer was.
        expect(there.filter((name) => name !== open?.name).sort()).toEqual([...acknowledged].sort());
        expect(there.filter((name) => name === open?.name).length).toBeLessThanOrEqual(1);
      }
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = start();
      const address = await server.listening;
      if (round === 0) {
        const tokens = await Promise.all(
          Array.from({ length: WRITERS }, (_, number) => signUpOver(address, `writer${number}@example.test`)),
        );
        writers = tokens.map((token, number) => createWriter(token, `Writer ${number}`));
      }
      await check(address);
      const before = count();
      const killed = new AbortController();
      const running = Promise.all(writers.map((writer) => writer.run(address, killed.signal)));
      // Whichever comes first: a writer that was refused says so itself.
      await Promise.race([enough(before + BEFORE_THE_KILL), running]);
      killed.abort();
      server.child.kill('SIGKILL');
      await running;
      await server.ended;
      cutOff += writers.filter(({ open }) => open !== null).length;
    }
    const last = start();
    const address = await last.listening;
    await check(address);
    expect(count()).toBeGreaterThanOrEqual(ROUNDS * BEFORE_THE_KILL);
    expect(cutOff).toBe(ROUNDS * WRITERS);
    last.child.kill('SIGTERM');
    expect((await last.ended).code).toBe(0);
  });
});

describe('the embedded database', () => {
  it('makes every commit reach the disk', async () => {
    const opened = await openEmbedded(dataDir());
    const settings = await opened.db.execute(
      "select name, setting from pg_settings where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes') order by name",
    );
    expect(settings).toMatchObject({
      rows: [
        { name: 'fsync', setting: 'on' },
        { name: 'full_page_writes', setting: 'on' },
        { name: 'synchronous_commit', setting: 'on' },
        { name: 'wal_sync_method', setting: 'fsync' },
      ],
    });
    await opened.close();
  });
});
