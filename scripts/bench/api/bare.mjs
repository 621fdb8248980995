// The ceiling: the same Fastify answers the same bytes with the statements that a call can't do without, by hand. No
// session, no validation, no mapping, no log; whose family it is stands in a header. Statements are prepared and sent
// without waiting, those of one turn in one packet, as ours are; the headers of an answer are put together once but for
// its id.
import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import pg from 'pg';
import { keep, tellChange } from './calls/change.mjs';
import { ZONE } from './seedRows.mjs';
import { STATEMENTS } from './statements.mjs';
import { linesOf } from './table.mjs';

const domain = await import(pathToFileURL(process.argv[2]).href);
const today = domain.dayIn(ZONE, new Date());
const week = domain.countedRange(today);

const headers = domain.createHeaders({ identity: { kind: 'local' }, publicUrl: '' })({ url: '/api', headers: {} });

const DATE = 1082;
pg.types.setTypeParser(DATE, (text) => text);

const stream = () => new domain.GatheringSocket();
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, pipeline: true, stream });

const askOver = (client) => async (name, values) => (await client.query({ name, text: STATEMENTS[name], values })).rows;
const askPool = askOver(pool);
const clients = new WeakMap();

const transact = async ({ work, isLocked }, { idempotent, changes = [] }, asked) => {
  const client = await pool.connect();
  const ask = clients.get(client) ?? askOver(client);
  clients.set(client, ask);
  // A failure anywhere ends this process, and the bench with it.
  void client.query('begin');
  if (isLocked) ask('lock', [asked.family]);
  const answer = await work({ ...asked, ask });
  if (idempotent) keep({ ...asked, ask }, answer);
  if (changes.length > 0) tellChange({ ...asked, ask }, changes, answer);
  await client.query('commit');
  client.release();
  return answer;
};

const app = Fastify();
for (const { call, bare } of linesOf(domain.calls)) {
  if (!bare) continue;
  const { method, path, status } = call;
  const name = `${method} ${path}`;
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const { family, session, user, 'idempotency-key': key } = request.headers;
      const { params, query, body } = request;
      const asked = { params, query, body, family, session, user, key, call: name };
      Object.assign(asked, { ask: askPool, today, week, domain });
      const answer = await (bare.work ? transact(bare, call, asked) : bare(asked));
      reply.code(status).headers(headers).header('x-request-id', randomUUID());
      if (typeof answer === 'string') reply.type('application/json; charset=utf-8');
      return reply.send(answer ?? null);
    },
  });
}

process.on('message', () => process.send({ cpu: process.cpuUsage() }));
process.send({ listening: await app.listen({ host: '127.0.0.1', port: 0 }) });
