import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/testApp.ts';
import { createAttackedApp } from './attackedApp.ts';
import { createJudge } from './fuzz/answers.ts';
import { type FuzzRequest, OWN, requestsTo } from './fuzz/requests.ts';
import { allowedHeaders, type Household, lendAgain, openHousehold, rowsOf } from './household.ts';
import { documentOf, type Operation, operationsOf } from './operations.ts';
import { idInPath } from './samples.ts';

/** Requests an operation; `npm run soak -- fuzz` asks for many more, and each time for others. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 50);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_118);
/** After so many, a family of its own takes over: what was made before would only make lists long. */
const PER_FAMILY = 300;

const reader = await createTestApp();
const document = await documentOf(reader.app);
await reader.close();
const operations = operationsOf(document).filter(({ method }) => method !== 'HEAD');
const judge = createJudge(document);

let server: TestApp;
let stranger: Household;
let before: Record<string, unknown[]>;
const statuses = new Map<number, number>();
let slowestMs = 0;

beforeAll(async () => {
  ({ server } = await createAttackedApp());
  stranger = await openHousehold(server);
  before = await rowsOf(server, stranger.familyId);
});
afterAll(async () => {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(
    `fuzz: ${operations.length} operations × ${REQUESTS} = ${total} requests (seed ${SEED}); ${kinds.join(', ')}; slowest ${Math.round(slowestMs)} ms`,
  );
  await server.close();
});

const send = async ({ method, url, headers, payload }: FuzzRequest, own: string): Promise<LightMyRequestResponse> => {
  const since = performance.now();
  const sent = headers['authorization'] === OWN ? { ...headers, authorization: own } : headers;
  const answer = await server.app.inject({ method, url, headers: sent, ...(payload !== undefined && { payload }) });
  slowestMs = Math.max(slowestMs, performance.now() - since);
  statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  return answer;
};

/** One family's share of the requests to an operation. */
const fuzz = async (operation: Operation, numRuns: number, seed: number): Promise<void> => {
  const household = await openHousehold(server);
  const { user, ids } = household;
  let token = allowedHeaders(operation, household).authorization;
  const children = Array.from({ length: 12 }, () => ids.child);
  const target = {
    pathId: idInPath(operation.path, ids),
    ids: [...children, ids.task, ids.rule, ids.homework, stranger.ids.child, stranger.ids.task],
  };
  const property = fc.asyncProperty(requestsTo(operation, target), async (request) => {
    const answer = await send(request, token);
    const fault = judge(operation, answer, request.strayed);
    if (fault !== null) throw new Error(`${fault}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
    if (answer.statusCode >= 300) return;
    // What gave the session away is asked with another.
    if (/\/(?:sign-out|lend)$/.test(operation.path)) token = (await server.signIn(user)).authorization;
    if (operation.access !== 'lent') return;
    await lendAgain(server, household);
    token = household.lent.authorization;
  });
  await fc.assert(property, { numRuns, seed });
};

it.each(operations)(
  `$name answers ${REQUESTS} requests of every kind as the document says`,
  async (operation) => {
    for (let done = 0; done < REQUESTS; done += PER_FAMILY) {
      await fuzz(operation, Math.min(PER_FAMILY, REQUESTS - done), SEED + done);
    }
    expect((await server.app.inject('/api/health')).json()).toEqual({ status: 'ok' });
    expect(await rowsOf(server, stranger.familyId)).toEqual(before);
  },
  60_000 + REQUESTS * 1000,
);
