import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { users } from '../../src/db/schema.ts';
import { createChild, signUpOver } from '../support/overHttp.ts';
import { type PrivatePostgres, postgresPrograms, startPostgres } from '../support/postgres.ts';
import { buildServer, type ServerProcess, startServer } from '../support/serverProcess.ts';
import { runAdmin } from './adminProcess.ts';

const EMAIL = 'ayse@example.test';
const OTHER = 'other@example.test';

let bundle: string;
let home: string;
let postgres: PrivatePostgres | undefined;
beforeAll(async () => {
  bundle = buildServer();
  home = await mkdtemp(join(tmpdir(), 'kovan-admin-'));
  if (postgresPrograms() !== null) postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  await rm(home, { recursive: true, force: true });
  await rm(dirname(bundle), { recursive: true, force: true });
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
  { name: 'the embedded database', settings: async () => ({}) },
  {
    name: 'PostgreSQL',
    settings: async () => ({
      DATABASE_URL: (await postgres?.createDatabase()) ?? '',
      SESSION_SECRET: 'a secret that all processes have',
    }),
  },
])('the commands of an operator over $name', ({ name, settings: settingsOf }) => {
  let settings: Record<string, string>;
  let server: ServerProcess;
  let address: string;
  let token: string;
  let other: string;
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
    settings = { DATA_DIR: join(home, name), PUBLIC_URL: 'https://kovan.example', ...(await settingsOf()) };
    await start();
    token = await signUpOver(address, EMAIL);
    await createChild(address, token, 'Elif');
    await createChild(address, token, 'Can');
    other = await signUpOver(address, OTHER);
  });
  afterAll(stop);

  const linkIn = (text: string) => new URL(/https:\S+/.exec(text)?.[0] ?? 'nowhere');
  const idOf = async (email: string) => (await said('users', email)).split('\n')[1]?.split(' ')[0] ?? '';

  /** What each command does, with the server running or not: everything that is said is about the other user. */
  const eachCommand = async () => {
    const [titles = '', first = '', second = '', ...more] = (await said('users')).trimEnd().split('\n');
    expect(titles).toMatch(/^user id +e-mail +name +confirmed +family id +children +made on +last seen$/);
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
    expect(first.split(/ {2,}/)).toEqual([id, EMAIL, '-', 'no', id, '2', day, day]);
    expect([second.includes(OTHER), more]).toEqual([true, []]);
    expect(await said('users', 'OTHER@')).not.toContain(EMAIL);
    expect(await said('users', 'o%r')).toBe('No user’s address or name holds this text.\n');

    expect(await said('confirm', ` ${OTHER.toUpperCase()}`)).toBe(`${OTHER} is confirmed.\n`);
    expect(await said('users', OTHER)).toMatch(/ yes /);
    expect(await said('end-sessions', await idOf(OTHER))).toContain(`Every session of ${OTHER} has ended`);
    const link = linkIn(await said('reset-password', OTHER));
    expect(link.href).toContain('https://kovan.example/__/auth/action?mode=resetPassword&oobCode=');
    return link;
  };

  const useLink = async (link: URL, newPassword: string) =>
    post(address, '/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local', {
      oobCode: link.searchParams.get('oobCode'),
      newPassword,
    });

  it('work while the server runs', async () => {
    const link = await eachCommand();
    expect(await statusOf(address, other)).toBe(401);
    expect(await statusOf(address, token)).toBe(200);
    expect((await useLink(link, 'petek-1-yeni')).status).toBe(200);
    expect((await useLink(link, 'petek-2-yeni')).status).toBe(400);
    expect((await signIn(address, OTHER, 'petek-1-yeni')).status).toBe(200);
    codes.push(link.searchParams.get('oobCode') ?? '');
  });

  it('and while it is stopped', async () => {
    await stop();
    const link = await eachCommand();
    await start();
    expect((await useLink(link, 'petek-3-yeni')).status).toBe(200);
    expect((await signIn(address, OTHER, 'petek-3-yeni')).status).toBe(200);
    codes.push(link.searchParams.get('oobCode') ?? '');
  });

  it('say in a sentence what is wrong, with 1 for what cannot be done and 2 for what cannot be understood', async () => {
    const nobody = 'Nobody here has this e-mail address or id.\n';
    for (const who of ['nobody@example.test', '7d1f9a52-3c0b-4f6e-9a51-0d8f2a6b1c3e', ' ', "x' or 1=1"]) {
      for (const command of ['confirm', 'end-sessions', 'reset-password']) {
        expect(await admin([command, who])).toEqual({ code: 1, stdout: '', stderr: nobody });
      }
    }
    for (const wrong of [[], ['promote', EMAIL], ['confirm'], ['confirm', EMAIL, OTHER], ['users', '--all']]) {
      const { code, stdout, stderr } = await admin(wrong);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/^[A-Z][^\n]+\.\n\nnpm run admin -- <command>\n/);
    }
    expect(await said('--help')).toContain('reset-password <user>');
  });

  it('list the users of an address that several have, and take the id of one', async () => {
    const mine = await idOf(OTHER);
    await stop();
    const { db, close } = await openDatabase(
      { databaseUrl: settings['DATABASE_URL'] ?? null, dataDir: settings['DATA_DIR'] ?? '' },
      () => undefined,
    );
    await db.insert(users).values({
      id: randomUUID(),
      familyId: randomUUID(),
      issuer: 'https://securetoken.google.com/some-project',
      subject: 'x',
      email: OTHER,
      firstName: '',
      lastName: '',
      createdAt: new Date('2026-01-02'),
    });
    await close();
    await start();
    const { code, stderr } = await admin(['confirm', OTHER]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Several users have this address\. Say which by its id:\n/);
    expect(stderr).toContain(`${mine}  made on `);
    const theirs = /([0-9a-f-]{36}) {2}made on 2026-01-02, signs in by the provider https:\S+some-project/.exec(stderr);
    expect(await said('confirm', mine)).toBe(`${OTHER} is confirmed.\n`);
    expect((await admin(['reset-password', theirs?.[1] ?? ''])).stderr).toMatch(
      /signs in by Firebase, where the password lives/,
    );
  });

  it('leave nothing in what the server says', async () => {
    const { code, stderr } = await stop();
    expect([code, stderr]).toEqual([0, '']);
    expect(codes).toHaveLength(2);
    for (const secret of [...codes, EMAIL, OTHER, 'petek-']) expect(heard.join('')).not.toContain(secret);
    await start();
  });
});
