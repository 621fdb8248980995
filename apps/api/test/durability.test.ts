import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../src/db/embedded.ts';
import { buildServer, startServer } from './support/serverProcess.ts';

let bundle: string;
let dataDir: string;
beforeAll(async () => {
  bundle = buildServer();
  dataDir = await mkdtemp(join(tmpdir(), 'kovan-durability-'));
  await (await openEmbedded(dataDir)).close();
});
afterAll(async () => {
  await rm(dirname(bundle), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

interface Account {
  email: string;
  idToken: string;
}

const post = async <Answer>(address: string, path: string, body: object, token?: string): Promise<Answer> => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

const signIn = async (address: string, how: 'signUp' | 'signInWithPassword'): Promise<string> => {
  const account = await post<Account>(address, `/identitytoolkit.googleapis.com/v1/accounts:${how}?key=local`, {
    email: 'ayse@example.test',
    password: 'a long password',
    returnSecureToken: true,
  });
  return (await post<{ token: string }>(address, '/api/auth/firebase', { id_token: account.idToken })).token;
};

const namesOf = async (address: string, token: string): Promise<string[]> => {
  const answer = await fetch(`${address}/api/children`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
};

describe('a server that is killed', () => {
  it('has everything that it acknowledged when it starts again on the same folder', async () => {
    const acknowledged: string[] = [];
    let token: string | undefined;
    for (let round = 0; round < 3; round += 1) {
      const server = startServer(bundle, { DATA_DIR: dataDir });
      const address = await server.listening;
      token ??= await signIn(address, 'signUp');
      expect(await namesOf(address, token)).toEqual(expect.arrayContaining(acknowledged));
      // Killed in the middle of a stream of writes: what was answered counts, what was under way may be there or not.
      let writing = true;
      const writer = (async () => {
        for (let number = 0; writing; number += 1) {
          const name = `Child ${round}.${number}`;
          await post(address, '/api/children', { name, birthYear: 2018, grade: '1. Sınıf', avatar: '👧' }, token);
          acknowledged.push(name);
          if (number === 20) {
            writing = false;
            server.child.kill('SIGKILL');
          }
        }
      })();
      await writer;
      await server.ended;
    }
    const last = startServer(bundle, { DATA_DIR: dataDir });
    const address = await last.listening;
    expect(acknowledged).toHaveLength(63);
    expect(await namesOf(address, token ?? '')).toEqual(expect.arrayContaining(acknowledged));
    expect(await signIn(address, 'signInWithPassword')).not.toBe('');
    last.child.kill('SIGTERM');
    expect((await last.ended).code).toBe(0);
  });
});

describe('the lock beside the database', () => {
  const lock = () => join(dataDir, 'db.lock');

  it('of a process whose number went to another is taken over', async () => {
    // This very process lives, but did not start at that moment.
    await writeFile(lock(), JSON.stringify({ pid: process.pid, started: 'another boot/1' }));
    const opened = await openEmbedded(dataDir);
    expect(JSON.parse(await readFile(lock(), 'utf8'))).toMatchObject({
      pid: process.pid,
      started: expect.stringMatching(/\S/),
    });
    await opened.close();
  });

  it('that a full disk left empty is taken over', async () => {
    await writeFile(lock(), '');
    await (await openEmbedded(dataDir)).close();
  });

  it('lets exactly one of several openers in', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'kovan-durability-'));
    await cp(join(dataDir, 'db'), join(elsewhere, 'db'), { recursive: true });
    const tries = await Promise.allSettled([1, 2, 3].map(() => openEmbedded(elsewhere)));
    const opened = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const refused = tries.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(opened).toHaveLength(1);
    expect(refused).toEqual([
      expect.stringContaining('The data folder is in use'),
      expect.stringContaining('The data folder is in use'),
    ]);
    await opened[0]?.close();
    await rm(elsewhere, { recursive: true, force: true });
  });

  it('makes every commit reach the disk', async () => {
    const opened = await openEmbedded(dataDir);
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
