import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { backUp } from '../../src/db/backup/backup.ts';
import { openDatabase } from '../../src/db/open.ts';
import { families } from '../../src/db/schema.ts';
import { signUpOver } from '../support/overHttp.ts';
import { makeDataFolder } from '../support/dataFolder.ts';
import { buildServer, type ServerProcess, startServer } from '../support/serverProcess.ts';
import { createMigratedDatabase } from '../support/sharedPostgres.ts';
import { runAdmin } from './adminProcess.ts';

const EMAIL = 'ayse@example.test';
const OTHER = 'other@example.test';
const EMBEDDED = 'the embedded database';

let bundle: string;
let home: string;
beforeAll(async () => {
  bundle = await buildServer();
  home = await mkdtemp(join(tmpdir(), 'kovan-admin-'));
});
afterAll(async () => {
  await rm(home, { recursive: true, force: true });
});

const post = (address: string, path: string, body: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const signIn = async (address: string, email: string, password: string) =>
  post(address, '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', { email, password });
const statusOf = async (address: string, token: string) =>
  (await fetch(`${address}/api/children`, { headers: { authorization: `Bearer ${token}` } })).status;

describe.each([
  {
    name: EMBEDDED,
    settings: async (dataDir: string) => {
      await makeDataFolder(dataDir);
      return {};
    },
  },
  {
    name: 'PostgreSQL',
    settings: async () => ({
      DATABASE_URL: await createMigratedDatabase(),
      SESSION_SECRET: 'a secret that all processes have',
    }),
  },
])('the commands of an operator over $name', ({ name, settings: settingsOf }) => {
  let settings: Record<string, string>;
  let server: ServerProcess;
  let address: string;
  let token: string;
  let other: string;
  let late: string;
  const codes: string[] = [];
  const heard: string[] = [];
  const admin = (args: readonly string[], typed = '') => runAdmin(bundle, settings, args, typed);
  const said = async (...args: string[]) => {
    const { code, stdout, stderr } = await admin(args);
    expect([code, stderr]).toEqual([0, '']);
    return stdout;
  };
  const stop = async () => {
    server.child.kill('SIGTERM');
    const ended = await server.ended;
    heard.push(ended.stdout, ended.stderr);
    return ended;
  };
  const start = async () => {
    server = startServer(bundle, settings);
    address = await server.listening;
  };

  beforeAll(async () => {
    const dataDir = join(home, name);
    settings = { DATA_DIR: dataDir, PUBLIC_URL: 'https://kovan.example', ...(await settingsOf(dataDir)) };
    await start();
    token = await signUpOver(address, EMAIL);
    other = await signUpOver(address, OTHER);
  });
  afterAll(stop);

  const resetLink = async (): Promise<string> => {
    const link = /https:\S+$/m.exec(await said('reset-password', OTHER))?.[0] ?? '';
    expect(link).toContain('https://kovan.example/__/auth/action?mode=resetPassword&oobCode=');
    const code = new URL(link).searchParams.get('oobCode') ?? '';
    codes.push(code);
    return code;
  };

  const useCode = async (oobCode: string, newPassword: string) =>
    (
      await post(address, '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local', {
        oobCode,
        newPassword,
      })
    ).status;

  it('work while the server runs', async () => {
    expect(await said('users', OTHER)).toMatch(new RegExp(`^user id .*\\n\\S+ +${OTHER} `));
    expect(await said('confirm', OTHER)).toBe(`${OTHER} is confirmed.\n`);
    expect(await useCode(await resetLink(), 'petek-1-yeni')).toBe(200);
    expect((await signIn(address, OTHER, 'petek-1-yeni')).status).toBe(200);
    expect(await said('end-sessions', OTHER)).toContain(`Every session of ${OTHER} has ended`);
    expect([await statusOf(address, other), await statusOf(address, token)]).toEqual([401, 200]);
    expect(await admin(['confirm', 'nobody@example.test'])).toEqual({
      code: 1,
      signal: null,
      stdout: '',
      stderr: 'Nobody here has this e-mail address or id.\n',
    });
  });

  // A command opens PostgreSQL itself, whether a server runs or not; the folder of the other is the server's while it does.
  if (name === EMBEDDED) {
    it('delete a family at the terminal, while the server runs', async () => {
      const third = await signUpOver(address, 'third@example.test');
      const unsure = await admin(['delete-family', 'third@example.test'], 'other@example.test\n');
      expect([unsure.code, unsure.stdout]).toEqual([1, '']);
      expect(unsure.stderr).toMatch(/^This is the family of third@example\.test\..*nothing was deleted\.\n$/s);
      expect(await statusOf(address, third)).toBe(200);
      const sure = await admin(['delete-family', 'third@example.test'], 'third@example.test\n');
      expect([sure.code, sure.stdout]).toEqual([0, 'The family of third@example.test is deleted.\n']);
      expect(await statusOf(address, third)).toBe(401);
      expect((await signIn(address, 'third@example.test', 'a long password')).status).toBe(400);
    });

    /** How many families are deleted and not yet erased. */
    const leftOver = async () => {
      const { db, close } = await openDatabase(readConfig(settings), () => undefined);
      const left = await db.$count(families, isNotNull(families.deletedAt));
      await close();
      return left;
    };

    it('[EX-03] work while it is stopped, also after a kill -9; what they delete is erased by then', async () => {
      server.child.kill('SIGKILL');
      const { stdout, stderr } = await server.ended;
      heard.push(stdout, stderr);
      late = await resetLink();
      expect(await said('delete-family', '--yes', EMAIL)).toBe(`The family of ${EMAIL} is deleted.\n`);
      expect(await leftOver()).toBe(0);
    });

    it('which the next start finds', async () => {
      await start();
      expect(await statusOf(address, token)).toBe(401);
      expect(await useCode(late, 'petek-2-yeni')).toBe(200);
      expect((await signIn(address, OTHER, 'petek-2-yeni')).status).toBe(200);
    });
  }

  it('leave nothing in what the server says', async () => {
    await stop();
    expect(codes).not.toEqual([]);
    expect(heard.join('')).toContain('answered');
    for (const secret of [...codes, 'example.test', 'petek-']) expect(heard.join('')).not.toContain(secret);
  });
});

it('a server whose folder has a name too long for a socket starts, and is asked and backed up', async () => {
  const folder = join(home, 'x'.repeat(120));
  const settings = { DATA_DIR: folder };
  await makeDataFolder(folder);
  const server = startServer(bundle, settings);
  await signUpOver(await server.listening, EMAIL);
  expect((await runAdmin(bundle, settings, ['users'])).stdout).toContain(EMAIL);
  const archive = join(home, 'long.tar.gz');
  await backUp({ dataDir: folder, databaseUrl: null }, archive, new Date());
  expect((await stat(archive)).size).toBeGreaterThan(1_000);
  server.child.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
});
