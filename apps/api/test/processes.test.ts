import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '../src/db/migrate.ts';
import { childInput, homeworkInput } from './modules/family.ts';
import { type MailServer, startMailServer } from './report/mailServer.ts';
import { buildServer, type ServerProcess, startServer } from './support/serverProcess.ts';
import { sharedPostgres } from './support/sharedPostgres.ts';

const PROCESSES = 3;
const HELPER_LIMIT = 10;
const MAILS = 9;

const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => make(index));

describe('three processes over one PostgreSQL', () => {
  let databaseUrl: string;
  let client: pg.Client;
  let mailServer: MailServer;
  let bundle: string;
  let dataDir: string;
  let running: ServerProcess[] = [];
  let addresses: string[];

  const startAll = async () => {
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'the same secret for every process of it',
      SMTP_URL: mailServer.url,
      LIMIT_HELPER: String(HELPER_LIMIT),
    };
    running = times(PROCESSES, () => startServer(bundle, settings));
    addresses = await Promise.all(running.map(({ listening }) => listening));
  };
  const stopAll = async () => {
    const ended = running.map(async ({ child, ended: end }) => {
      child.kill('SIGTERM');
      return (await end).code;
    });
    running = [];
    return Promise.all(ended);
  };

  beforeAll(async () => {
    bundle = await buildServer();
    dataDir = await mkdtemp(join(tmpdir(), 'kovan-processes-'));
    mailServer = await startMailServer();
    databaseUrl = await (await sharedPostgres()).createDatabase();
    client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await startAll();
  });
  afterAll(async () => {
    await stopAll();
    await client.end();
    await mailServer.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const ask = (process: number, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${addresses[process % PROCESSES]}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const valuesOf = async (query: string): Promise<unknown[]> =>
    (await client.query<{ value: unknown }>(query)).rows.map(({ value }) => value);

  /** Signs up at one process and exchanges at the next: either knows what the other has signed. */
  const signUp = async (): Promise<{ authorization: string }> => {
    const account = { email: `${randomUUID()}@example.test`, password: 'bir-iki-üç', returnSecureToken: true };
    const signed = await ask(0, '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', account);
    const { idToken } = (await signed.json()) as { idToken: string };
    const session = await ask(1, '/api/auth/firebase', { id_token: idToken });
    return { authorization: `Bearer ${((await session.json()) as { token: string }).token}` };
  };

  it('race for the empty database and migrate it once', async () => {
    const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: unknown[];
    };
    expect(await valuesOf('select count(*)::int as value from drizzle.__drizzle_migrations')).toEqual([
      journal.entries.length,
    ]);
  });

  it('give one row and one answer for one Idempotency-Key that all of them get at once', async () => {
    const headers = await signUp();
    const key = { ...headers, 'idempotency-key': randomUUID() };
    const answers = await Promise.all(times(12, (index) => ask(index, '/api/children', childInput, key)));
    expect(answers.map(({ status }) => status)).toEqual(times(12, () => 201));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await valuesOf('select count(*)::int as value from children')).toEqual([1]);

    const { id } = (JSON.parse(bodies[0] ?? '') as { data: { id: string } }).data;
    const more = { ...headers, 'idempotency-key': randomUUID() };
    const homework = { cocukId: id, ...homeworkInput };
    const made = await Promise.all(times(12, (index) => ask(index, '/api/v2/homework', homework, more)));
    expect(new Set(await Promise.all(made.map((answer) => answer.text()))).size).toBe(1);
    expect(await valuesOf('select count(*)::int as value from homework')).toEqual([1]);
  });

  it('count a limit as one', async () => {
    const answers = await Promise.all(
      times(3 * HELPER_LIMIT, (index) =>
        ask(index, '/api/v2/homework/generate-fields', { freeText: 'yarına matematik sayfa 45' }),
      ),
    );
    const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([countOf(200), countOf(429)]).toEqual([HELPER_LIMIT, 2 * HELPER_LIMIT]);
  });

  it('[S-05] know within two seconds that a session was ended at another, which knows it at once', async () => {
    const headers = await signUp();
    const create = (process: number) =>
      ask(process, '/api/children', childInput, { ...headers, 'idempotency-key': randomUUID() });
    for (const process of times(PROCESSES, (index) => index)) expect((await create(process)).status).toBe(201);
    expect((await ask(1, '/api/auth/sign-out', {}, headers)).status).toBe(204);
    expect((await create(1)).status).toBe(401);
    for (const process of times(PROCESSES, (index) => index)) {
      await expect.poll(async () => (await create(process)).status, { timeout: 2_000, interval: 20 }).toBe(401);
    }
    const before = await valuesOf('select count(*)::int as value from children');
    for (const process of times(PROCESSES, (index) => index)) expect((await create(process)).status).toBe(401);
    expect(await valuesOf('select count(*)::int as value from children')).toEqual(before);
  });

  it('[FD-15] send each waiting mail once, though all of them look for it when they start', async () => {
    await signUp();
    expect(await stopAll()).toEqual([0, 0, 0]);
    mailServer.reset();
    await client.query('update users set email_verified = true');
    await client.query(
      `insert into outbox (family_id, id, user_id, dedupe_key, message_id, recipient, subject, html, text, created_at, next_try_at)
       select family_id, gen_random_uuid(), id, 'mail ' || n, '<' || n || '@kovan.test>', email, 'Rapor', '<p>1</p>', '1', now(), now()
       from (select * from users limit 1) u, generate_series(1, $1::int) n`,
      [MAILS],
    );
    await startAll();
    // A server that stops ends the round of mails it is in, so whatever was sent twice would have arrived by then.
    await expect
      .poll(() => valuesOf('select count(*)::int as value from outbox where accepted_at is null'), { timeout: 30_000 })
      .toEqual([0]);
    expect(await stopAll()).toEqual([0, 0, 0]);
    const ids = mailServer.received.map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(MAILS);
    expect(new Set(ids).size).toBe(MAILS);
  });
});
