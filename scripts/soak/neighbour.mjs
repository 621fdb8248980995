// npm run soak -- neighbour: on the embedded database, one family that holds as much as a family may reads, pages, adds,
// completes and deletes, and is deleted at last, while a small family next to it goes on as usual. No request of the one
// may make the other wait for more than 250 ms, and nothing of the deleted family may be left after a minute.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../lib/freePort.mjs';
import { signUp } from './lib/calls.mjs';
import { openFolder } from './lib/databases.mjs';
import { childId, fillFamily, ruleId } from './lib/fullFamily.mjs';
import { tornIn } from './lib/integrity.mjs';
import { buildServer, startServer, stopServer } from './lib/server.mjs';
import { timedCaller } from './lib/timedCalls.mjs';

const MOST_MS = 250;
const ERASED_WITHIN_MS = 60_000;
const TABLES = ['children', 'homework', 'tasks', 'occurrences', 'scheduled_tasks', 'idempotent_answers', 'outbox'];

const today = () => new Date().toISOString().slice(0, 10);
const dayOf = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const homework = (child) => ({ cocukId: child, aciklama: 'Sayfa 45', baslik: 'Kesirler', ders: 'Matematik' });

const inFolder = async (dataDir, work) => {
  const { ask, close } = await openFolder(join(dataDir, 'db'));
  try {
    return await work(ask);
  } finally {
    await close();
  }
};

/** All that the big family does, in a row. Each answer must be one that a family gets. */
const askEverything = async (ask) => {
  const lists = [
    '/api/v2/homework',
    '/api/v2/homework/active',
    '/api/v2/homework/subject?ders=Matematik',
    '/api/v2/homework/subject?ders=M%C3%BCzik',
    '/api/v2/homework/subject?ders=Fizik',
    `/api/v2/family/homework/${childId(1)}`,
    `/api/v2/family/homework/${childId(2)}`,
    `/api/v2/family/homework/${childId(2)}/subject?ders=M%C3%BCzik`,
    '/api/tasks',
    '/api/tasks/child',
    `/api/tasks/child?childId=${childId(1)}`,
    '/api/tasks/completed',
    `/api/tasks/completed?childId=${childId(1)}`,
    `/api/tasks/child/${childId(1)}`,
  ];
  for (const path of lists) {
    let before = '';
    for (let page = 0; page < 6 && before !== null; page += 1) {
      const mark = before === '' ? '' : `${path.includes('?') ? '&' : '?'}before=${before}`;
      const { json } = await ask('GET', path + mark);
      before = json.next ?? null;
    }
  }
  await ask('GET', `/api/tasks/child/${childId(2)}?date_start=${dayOf(-300)}&date_end=${dayOf(60)}`);
  await ask('GET', `/api/tasks/child/${childId(1)}?date_start=${dayOf(-300)}&date_end=${dayOf(60)}`);
  for (const query of ['', `?childId=${childId(1)}`, `?childId=${childId(2)}`]) {
    await ask('GET', `/api/dashboard/stats${query}`);
    await ask('GET', `/api/dashboard/activities${query}`);
  }
  await ask('GET', '/api/scheduled-tasks');
  await ask('GET', '/api/children');
  for (let report = 0; report < 2; report += 1) await ask('POST', '/api/reports/weekly/generate');
  await ask('POST', '/api/v2/homework', homework(childId(1)));
  const { json } = await ask('GET', `/api/v2/homework/active`);
  for (const { id, childId: child } of json.data.slice(0, 40)) {
    await ask('PUT', `/api/v2/homework/${id}/status`, { status: 'completed' });
    await ask('DELETE', `/api/v2/homework/${id}`);
    await ask('POST', '/api/v2/homework', homework(child));
  }
  for (let rule = 1; rule <= 20; rule += 1) {
    await ask('DELETE', `/api/tasks/${ruleId(rule)}.${today()}`);
    await ask('DELETE', `/api/scheduled-tasks/${ruleId(rule)}`);
  }
  // The first child owns half of all.
  for (const child of [1, 2, 3]) await ask('DELETE', `/api/children/${childId(child)}`);
  for (const path of ['/api/v2/homework', '/api/tasks', '/api/tasks/completed', '/api/dashboard/activities']) {
    await ask('GET', path);
  }
  await ask('GET', '/api/dashboard/stats');
};

/** What a small family does all the time, until it is stopped. */
const goOnSmall = async (ask, child, signal) => {
  while (!signal.aborted) {
    await ask('GET', '/api/dashboard/stats');
    await ask('GET', '/api/v2/homework');
    await ask('GET', `/api/tasks/child/${child}`);
    const { json } = await ask('POST', '/api/v2/homework', homework(child));
    await ask('PUT', `/api/v2/homework/${json.data.id}/status`, { status: 'completed' });
    await ask('DELETE', `/api/v2/homework/${json.data.id}`);
    await wait(5);
  }
};

/** Runs `work` while the small family goes on; gives what each of its calls took, with what the other did meanwhile. */
const besideSmall = async (ask, child, doing, work) => {
  const stop = new AbortController();
  const going = goOnSmall(ask, child, stop.signal);
  doing.what = 'nothing';
  await work();
  stop.abort();
  await going;
};

export default async ({ say }) => {
  await buildServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'kovan-soak-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { DATA_DIR: dataDir, PORT: String(port), LIMIT_REPORT: '1000', LIMIT_EXCHANGE: '10000' };
  let server = startServer(settings);
  const doing = { what: 'nothing' };
  const waits = [];
  const wrong = [];
  const note = (who) => (timed) => {
    if (timed.status >= 500 || timed.status === 429)
      wrong.push(`${who} ${timed.method} ${timed.path}: ${timed.status}`);
  };
  try {
    await server.listening;
    const big = await signUp(origin, 'big@example.test');
    const small = await signUp(origin, 'small@example.test');
    await stopServer(server);
    const family = await inFolder(dataDir, async (ask) => {
      const [{ family_id: id }] = await ask("select family_id from users where email = 'big@example.test'");
      for (const statement of fillFamily(id)) await ask(statement);
      return id;
    });
    say('a family holds 200 children, 2,000 rules and 200,000 rows');

    server = startServer(settings);
    await server.listening;
    const askSmall = timedCaller(origin, small, (timed) => {
      note('the small family')(timed);
      waits.push({ ...timed, during: doing.what });
    });
    const slowest = [];
    const askBigRaw = timedCaller(origin, big, (timed) => {
      note('the big family')(timed);
      slowest.push(timed);
    });
    const askBig = async (method, path, body) => {
      doing.what = `${method} ${path.replace(/before=.*/, 'before=…')}`;
      return askBigRaw(method, path, body);
    };
    const { json } = await askSmall('POST', '/api/children', {
      name: 'Can',
      birthYear: 2017,
      grade: '3. Sınıf',
      avatar: '👧',
    });
    const child = json.data.id;
    await besideSmall(askSmall, child, doing, () => wait(3_000));
    const quiet = Math.max(...waits.splice(0).map(({ ms }) => ms));
    await besideSmall(askSmall, child, doing, async () => {
      await askEverything(askBig);
      doing.what = 'erasing children';
      await wait(5_000);
    });
    await stopServer(server);
    await inFolder(dataDir, async (ask) => {
      await ask(`delete from users where family_id = '${family}'`);
      await ask(`update families set deleted_at = now() where family_id = '${family}'`);
    });
    say('the big family is deleted');
    server = startServer(settings);
    await server.listening;
    // What a cold server takes is nobody's doing.
    for (let warm = 0; warm < 3; warm += 1) await askSmall('GET', '/api/dashboard/stats');
    for (let warm = 0; warm < 3; warm += 1) waits.pop();
    await besideSmall(askSmall, child, doing, async () => {
      doing.what = 'erasing the family';
      await wait(ERASED_WITHIN_MS);
    });
    await stopServer(server);
    const left = await inFolder(dataDir, async (ask) => {
      const counts = [];
      for (const table of ['families', ...TABLES]) {
        const [{ n }] = await ask(`select count(*)::int as n from ${table} where family_id = '${family}'`);
        if (n > 0) counts.push(`${n} rows of ${table} left`);
      }
      return [...counts, ...(await tornIn(ask))];
    });
    const sorted = waits.toSorted((a, b) => b.ms - a.ms);
    const tooLong = sorted.filter(({ ms }) => ms > MOST_MS);
    const line = ({ method, path, ms, during }) => `${Math.round(ms)} ms: ${method} ${path} during ${during}`;
    // The longest during each of the things that the big family did.
    const shown = [...new Map(sorted.toReversed().map((one) => [one.during, one])).values()]
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 15);
    return {
      ok: tooLong.length === 0 && wrong.length === 0 && left.length === 0,
      lines: [
        `requests of the small family   ${waits.length}`,
        `longest, nothing else going on ${Math.round(quiet)} ms`,
        `longest beside the big family  ${Math.round(sorted[0]?.ms ?? 0)} ms`,
        `99 of 100 within               ${Math.round(sorted[Math.floor(sorted.length / 100)]?.ms ?? 0)} ms`,
        `longer than ${MOST_MS} ms            ${tooLong.length}`,
        ...shown.map(line),
        ...slowest
          .toSorted((a, b) => b.ms - a.ms)
          .slice(0, 8)
          .map(
            ({ method, path, status, ms }) => `the big family's own: ${Math.round(ms)} ms ${status} ${method} ${path}`,
          ),
        ...wrong.slice(0, 10),
        ...left,
      ],
    };
  } finally {
    server.child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
};
