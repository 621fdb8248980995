import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_TIMEOUT_MS } from '@kovan/api-client';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToPostgres } from '../src/db/postgres/notices.ts';
import { ANSWER_TIMEOUT, openPostgres } from '../src/db/postgres/postgres.ts';
import { childInput } from './modules/family.ts';
import { type PrivatePgBouncer, startPgBouncer } from './support/pgbouncer.ts';
import { createMigratedDatabase } from './support/sharedPostgres.ts';
import { startTcpProxy } from './support/tcpProxy.ts';
import { createTestApp } from './support/testApp.ts';

/** How long an ended session may stand at another process (decisions.md, Authentication). */
const SOON = { timeout: 2_000, interval: 20 };
/** How long it may take to hear again after a connection was lost. */
const AGAIN = { timeout: 20_000, interval: 50 };
const NOWHERE = 'postgresql://kovan@127.0.0.1:9/kovan';

let url: string;
let admin: pg.Client;
const opened: { close(): Promise<void> }[] = [];
/** What was asked of the table of sessions, by anybody. */
let asked = 0;

beforeAll(async () => {
  url = await createMigratedDatabase();
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
});
beforeEach(() => {
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    // Not what sweeps those that ran out.
    if (/"select .*from \\"sessions\\"/.test(JSON.stringify(args[0]))) asked += 1;
    return Reflect.apply(query, this, args) as never;
  });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  vi.restoreAllMocks();
});
afterAll(async () => {
  await admin.end();
});

/** One of however many processes over the database; `directUrl` is where it listens, which may be nowhere. */
const openProcess = async (databaseUrl = url, directUrl = databaseUrl, poolSize?: number) => {
  const lines: string[] = [];
  const database = await openPostgres(databaseUrl, () => undefined, undefined, { poolSize });
  const notices = listenToPostgres({ url: databaseUrl, directUrl });
  const server = await createTestApp({
    database: { ...database, notices },
    config: { sessionSecret: 'the same secret for every process of it' },
    longestStream: null,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  });
  opened.push(server);
  type Headers = Awaited<ReturnType<typeof server.signUp>>['headers'];
  const add = async (headers: Headers): Promise<number> => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/children', headers, payload: childInput });
    return answer.statusCode;
  };
  return {
    server,
    notices,
    lines,
    /** Follows what changes by a stream; what it said, and how it ended. */
    follow: async (headers: Headers) => {
      const answer = await server.app.inject({ url: '/api/events', headers, payloadAsStream: true });
      expect(answer.statusCode).toBe(200);
      const stream = answer.stream();
      const heard = { text: '', isOver: false };
      stream.setEncoding('utf8').on('data', (text: string) => void (heard.text += text));
      for (const end of ['end', 'error', 'close']) stream.on(end, () => void (heard.isOver = true));
      return heard;
    },
    change: async (headers: Headers) => {
      expect(await add(headers)).toBe(201);
    },
    add,
    ask: async (headers: Headers) => (await server.app.inject({ url: '/api/children', headers })).statusCode,
    /** How often one more call asks for its session. */
    asks: async (headers: Headers) => {
      const before = asked;
      expect((await server.app.inject({ url: '/api/children', headers })).statusCode).toBe(200);
      return asked - before;
    },
    signOut: async (headers: Headers) =>
      (await server.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })).statusCode,
    epoch: () => notices.epoch(),
    hears: () => expect.poll(() => notices.epoch(), AGAIN).not.toBeNull(),
  };
};
type Process = Awaited<ReturnType<typeof openProcess>>;

/**
 * Makes a process ask for a session and remember it. Gives the question whether it still does; one that had to forget all,
 * as it missed its own word, is believed.
 */
const makeKnown = async (one: Process, headers: { authorization: string }) => {
  const isKnown = async () => {
    await one.hears();
    await one.asks(headers);
    return (await one.asks(headers)) === 0;
  };
  // A machine so busy that a process misses its own word forgets all it knew, as it should.
  await expect.poll(isKnown, AGAIN).toBe(true);
  const since = one.epoch();
  return async () => (await one.asks(headers)) === 0 || one.epoch() !== since;
};

describe('three processes over one PostgreSQL', () => {
  it('[S-05] spend no statement on a session they know, and know within two seconds that it was ended', async () => {
    const processes = [await openProcess(), await openProcess(), await openProcess()] as const;
    const { headers, user } = await processes[0].server.signUp();
    const phone = await processes[0].server.signIn(user);
    for (const one of processes) await makeKnown(one, headers);
    const known = await Promise.all(processes.map((one) => makeKnown(one, phone)));
    expect(await processes[0].signOut(headers)).toBe(204);
    expect(await processes[0].ask(headers)).toBe(401);
    for (const [at, one] of processes.entries()) {
      await expect.poll(() => one.ask(headers), SOON).toBe(401);
      expect(await known[at]?.()).toBe(true);
    }
  });

  it('[S-05] hear of all sessions of a user that end, and of none that ends with a transaction undone', async () => {
    const [here, there] = [await openProcess(), await openProcess()];
    const { headers, user } = await here.server.signUp();
    const isKnown = await makeKnown(there, headers);
    const undone = here.server.sessions.ending(async (_, end) => {
      await end.of({ id: user.userId, familyId: user.familyId });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await isKnown()).toBe(true);
    await here.server.sessions.endAllOf(user.userId);
    await expect.poll(() => there.ask(headers), SOON).toBe(401);
  });
});

describe('streams at three processes over one PostgreSQL', () => {
  it('[LV-02] are told what changes at any of them, once it is committed, and end with their session', async () => {
    const processes = [await openProcess(), await openProcess(), await openProcess()] as const;
    const { headers, user } = await processes[0].server.signUp();
    await Promise.all(processes.map((one) => one.hears()));
    const phones = await Promise.all(processes.map((one) => one.server.signIn(user)));
    const follow = () => Promise.all(processes.map((one, at) => one.follow(phones[at] ?? headers)));
    let heard = await follow();
    const told = processes.map(() => ['"kinds":["children"]', '"kinds":["children"]', '"kinds":["children"]']);
    const texts = () => heard.map(({ text }) => text.match(/"kinds":\[.*\]/g));
    const wasCutOff = () => heard.some(({ isOver }) => isOver);
    do {
      // A machine so busy that a process misses its own word ends the streams, as it should: whoever follows comes back.
      if (wasCutOff()) {
        await Promise.all(processes.map((one) => one.hears()));
        heard = await follow();
      }
      const undone = processes[0].server.sessions.ending(async (_, end) => {
        end.tellFamily(user.familyId, null);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      for (const one of processes) await one.change(headers);
      await expect.poll(() => wasCutOff() || isDeepStrictEqual(texts(), told), AGAIN).toBe(true);
    } while (wasCutOff());
    expect(texts()).toEqual(told);
    await processes[0].server.sessions.endAllOf(user.userId);
    await expect.poll(() => heard.map(({ isOver }) => isOver), { timeout: 5_000 }).toEqual([true, true, true]);
  });
});

describe('a process that cannot hear', () => {
  it('[LV-02] begins no stream, which would miss what changes elsewhere', async () => {
    const deaf = await openProcess(url, NOWHERE);
    const { headers } = await deaf.server.signUp();
    expect((await deaf.server.app.inject({ url: '/api/events', headers })).statusCode).toBe(503);
  });

  it('[S-05] asks at every call, and is exact', async () => {
    const [here, deaf] = [await openProcess(), await openProcess(url, NOWHERE)];
    const { headers } = await here.server.signUp();
    expect([await deaf.asks(headers), await deaf.asks(headers)]).toEqual([1, 1]);
    expect(await here.signOut(headers)).toBe(204);
    expect(await deaf.ask(headers)).toBe(401);
  });

  it('because it listens in another database than it speaks to, knows that', async () => {
    const elsewhere = await openProcess(url, await createMigratedDatabase());
    const { headers } = await elsewhere.server.signUp();
    await expect.poll(() => elsewhere.lines.length, AGAIN).toBe(1);
    expect([await elsewhere.asks(headers), await elsewhere.asks(headers)]).toEqual([1, 1]);
  });
});

describe('behind PgBouncer in transaction mode', () => {
  let pgBouncer: PrivatePgBouncer;
  beforeEach(async () => {
    pgBouncer = await startPgBouncer(url);
  });
  afterEach(() => pgBouncer.stop());

  it('that refuses the settings of a connection, it does not start, and says which', async () => {
    const strict = await startPgBouncer(url, []);
    await expect(openPostgres(strict.addressOf(url), () => undefined)).rejects.toThrow(
      'put statement_timeout, lock_timeout and idle_in_transaction_session_timeout into its ignore_startup_parameters.',
    );
    await strict.stop();
  });

  it('that mixes up what its connections have prepared, it does not start, and says what to set', async () => {
    const start = openPostgres(pgBouncer.addressOf(url), () => undefined, undefined, { directUrl: url });
    await expect(start).rejects.toThrow(
      'The pooler at DATABASE_URL mixes up what its connections have prepared: set its max_prepared_statements (PgBouncer 1.21 or later), or pool_mode = session.',
    );
  });

  it('without DATABASE_DIRECT_URL it is deaf, says so once, and asks', async () => {
    const here = await openProcess();
    const behind = await openProcess(pgBouncer.addressOf(url), undefined, 1);
    const { headers } = await here.server.signUp();
    await expect.poll(() => behind.lines.length, AGAIN).toBe(1);
    expect(behind.lines[0]).toContain('DATABASE_DIRECT_URL');
    expect([await behind.asks(headers), await behind.asks(headers)]).toEqual([1, 1]);
    expect(await here.signOut(headers)).toBe(204);
    expect(await behind.ask(headers)).toBe(401);
    expect(behind.lines.filter((line) => line.includes('DATABASE_DIRECT_URL'))).toHaveLength(1);
  });

  it('with DATABASE_DIRECT_URL it hears, and is heard', async () => {
    const here = await openProcess();
    const behind = await openProcess(pgBouncer.addressOf(url), url, 1);
    const { headers, user } = await behind.server.signUp();
    const phone = await behind.server.signIn(user);
    await makeKnown(behind, headers);
    await makeKnown(here, phone);
    expect(await here.signOut(headers)).toBe(204);
    await expect.poll(() => behind.ask(headers), SOON).toBe(401);
    expect(await behind.signOut(phone)).toBe(204);
    await expect.poll(() => here.ask(phone), SOON).toBe(401);
    expect([...here.lines, ...behind.lines].filter((line) => line.includes('DATABASE_DIRECT_URL'))).toEqual([]);
  });
});

it('[N-25] no statement, lock or open transaction holds others up for long', async () => {
  const { db, close } = await openPostgres(url, () => undefined);
  opened.push({ close });
  const show = async (setting: string) => ((await db.execute(`show ${setting}`)) as { rows: object[] }).rows[0];
  expect({
    ...(await show('statement_timeout')),
    ...(await show('lock_timeout')),
    ...(await show('idle_in_transaction_session_timeout')),
  }).toEqual({ statement_timeout: '10s', lock_timeout: '5s', idle_in_transaction_session_timeout: '15s' });
});

/** The server process behind the connection on which a process listens. */
const listeningBackend = async (): Promise<number> => {
  const { rows } = await admin.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and query = 'listen kovan'",
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.pid ?? 0;
};

describe('a connection that breaks', () => {
  it('[S-05] frozen by the network, makes it deaf within two seconds, and is replaced', async () => {
    const proxy = await startTcpProxy(url);
    const here = await openProcess();
    const far = await openProcess(url, proxy.addressOf(url));
    const { headers, user } = await here.server.signUp();
    const phone = await here.server.signIn(user);
    for (const known of [headers, phone]) await makeKnown(far, known);
    proxy.freeze();
    expect(await here.signOut(headers)).toBe(204);
    await expect.poll(() => far.ask(headers), SOON).toBe(401);
    expect([await far.asks(phone), await far.asks(phone)]).toEqual([1, 1]);
    await makeKnown(far, phone);
    expect(await here.signOut(phone)).toBe(204);
    await expect.poll(() => far.ask(phone), SOON).toBe(401);
    await proxy.close();
  });

  it('[S-05] frozen at the server, the same', async () => {
    const far = await openProcess();
    const { headers, user } = await far.server.signUp();
    const phone = await far.server.signIn(user);
    await makeKnown(far, headers);
    await makeKnown(far, phone);
    const here = await openProcess(url, NOWHERE);
    const frozen = await listeningBackend();
    process.kill(frozen, 'SIGSTOP');
    try {
      expect(await here.signOut(headers)).toBe(204);
      await expect.poll(() => far.ask(headers), SOON).toBe(401);
      await makeKnown(far, phone);
    } finally {
      process.kill(frozen, 'SIGCONT');
    }
  });

  it('[S-05] ended, makes it forget what it knew, and hear again', async () => {
    const far = await openProcess();
    const here = await openProcess(url, NOWHERE);
    const { headers, user } = await here.server.signUp();
    const phone = await here.server.signIn(user);
    for (const known of [headers, phone]) await makeKnown(far, known);
    await admin.query('select pg_terminate_backend($1)', [await listeningBackend()]);
    expect(await here.signOut(headers)).toBe(204);
    await expect.poll(() => far.ask(headers), SOON).toBe(401);
    await makeKnown(far, phone);
  });

  it('[LV-02] [LV-04] frozen, ends the streams within five seconds: whoever comes back reads all anew', async () => {
    const proxy = await startTcpProxy(url);
    const far = await openProcess(url, proxy.addressOf(url));
    await far.hears();
    const { headers } = await far.server.signUp();
    const heard = await far.follow(headers);
    proxy.freeze();
    await expect.poll(() => heard.isOver, { timeout: 5_000 }).toBe(true);
    await far.hears();
    expect((await far.follow(headers)).isOver).toBe(false);
    await proxy.close();
  });

  it('frozen under its statements, is not ready within five seconds, instead of never saying', async () => {
    const proxy = await startTcpProxy(url);
    const { server } = await openProcess(proxy.addressOf(url), url);
    const health = async () => (await server.app.inject({ url: '/api/health/ready' })).statusCode;
    expect(await health()).toBe(200);
    proxy.freeze();
    const since = performance.now();
    expect(await health()).toBe(503);
    expect(performance.now() - since).toBeGreaterThan(4_900);
    await proxy.close();
  }, 30_000);

  it('frozen under a family’s call, is given up before their app gives up, and nothing of the call is left', async () => {
    const proxy = await startTcpProxy(url);
    // One connection: whoever comes next has another in its place, or none.
    const one = await openProcess(proxy.addressOf(url), url, 1);
    await one.hears();
    const { headers } = await one.server.signUp();
    expect(await one.add(headers)).toBe(201);
    proxy.freeze();
    expect(await one.add(headers)).toBe(503);
    expect(ANSWER_TIMEOUT).toBeLessThan(DEFAULT_TIMEOUT_MS);
    expect(await one.add(headers)).toBe(201);
    const children = await one.server.app.inject({ url: '/api/children', headers });
    expect(children.json<{ data: unknown[] }>().data).toHaveLength(2);
    await proxy.close();
  }, 60_000);

  it('frozen, does not keep a process from stopping', async () => {
    const proxy = await startTcpProxy(url);
    const far = await openProcess(url, proxy.addressOf(url));
    await far.hears();
    proxy.freeze();
    const since = performance.now();
    await opened.splice(0)[0]?.close();
    expect(performance.now() - since).toBeLessThan(2_000);
    await proxy.close();
  });
});
