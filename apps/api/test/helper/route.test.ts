import { problemSentence } from '@kovan/api-client/problems';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, STORY_MOMENT, type TestApp } from '../support/testApp.ts';
import { type FakeModel, openFakeModel } from './fakeModel.ts';

const URL = '/api/v2/homework/generate-fields';
const SECRET = 'Yarına matematik, gizlikelime, Ayşe öğretmen';

let lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

let server: TestApp;
let fake: FakeModel;
let withModel: TestApp;
beforeAll(async () => {
  fake = await openFakeModel();
  server = await createTestApp({ log });
  withModel = await createTestApp({ log, config: { model: fake.model, modelDailyLimit: 3 } });
});
afterEach(() => {
  lines = [];
  server.clock.set(STORY_MOMENT);
});
afterAll(async () => {
  await Promise.all([server.close(), withModel.close()]);
  await fake.close();
});

let addresses = 0;
/** One more call, from an address of its own unless one is given. */
const ask = (
  freeText: unknown,
  { headers = {}, remoteAddress = `10.1.0.${(addresses += 1)}`, app = server.app } = {},
) => app.inject({ method: 'POST', url: URL, headers, remoteAddress, payload: { freeText } });

describe('POST /v2/homework/generate-fields', () => {
  it('[A-46] [D-12] [FH-13] [E-24] answers the fields of a sentence without a token', async () => {
    const answer = await ask('Yarına matematik kitabı sayfa 45-46, Ayşe öğretmen');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      data: {
        title: 'Matematik kitabı sayfa 45-46',
        description: 'Yarına matematik kitabı sayfa 45-46, Ayşe öğretmen',
        subject: 'Matematik',
        teacher: 'Ayşe öğretmen',
        book: 'Matematik kitabı',
        page: '45-46',
        dueDate: '2026-11-19',
      },
      engine: 'embedded',
    });
  });

  it('[A-46] answers a signed-in user alike, and refuses a bad token', async () => {
    const { headers } = await server.signUp();
    expect((await ask('mat', { headers })).statusCode).toBe(200);
    for (const authorization of ['Bearer none-such', 'Basic eDp5', 'Bearer']) {
      const answer = await ask('mat', { headers: { authorization } });
      expect(answer.statusCode, authorization).toBe(401);
    }
  });

  it("[FH-13] reads days in the caller's zone", async () => {
    server.clock.set('2026-11-18T22:30:00Z');
    const dueIn = async (zone: string) => (await ask('yarın', { headers: { 'time-zone': zone } })).json().data.dueDate;
    expect(await dueIn('Europe/Istanbul')).toBe('2026-11-20');
    expect(await dueIn('America/New_York')).toBe('2026-11-19');
    expect((await ask('yarın', { headers: { 'time-zone': 'Ay/Karanlik' } })).statusCode).toBe(400);
  });

  it('takes up to 2000 characters, and neither more nor nothing', async () => {
    expect(TEXT_LIMITS.freeText).toBe(2000);
    expect((await ask('a'.repeat(2000))).statusCode).toBe(200);
    for (const text of ['a'.repeat(2001), '', '   ', 5, null, ['mat']]) {
      expect((await ask(text)).statusCode, JSON.stringify(text).slice(0, 20)).toBe(400);
    }
  });

  it('[A-46] answers 20 a minute per address, then 429 with the seconds to wait', async () => {
    const from = (remoteAddress: string) => ask('mat', { remoteAddress, headers: { 'accept-language': 'en' } });
    for (let count = 0; count < 20; count += 1) expect((await from('10.2.0.1')).statusCode).toBe(200);
    const refused = await from('10.2.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json().error).toBe(problemSentence(refused.json().code, 'en'));
    expect((await from('10.2.0.2')).statusCode).toBe(200);
  });
});

describe('with a model', () => {
  it('[A-46] says when the model read the sentence, keeps to the daily cap, and comes back after a day', async () => {
    const askModel = async () => (await ask('mat test', { app: withModel.app })).json().engine;
    fake.gives({ title: 'Test' });
    expect(await askModel()).toBe('model');
    fake.fails(500);
    expect(await askModel()).toBe('embedded');
    fake.gives({ title: 'Test' });
    expect([await askModel(), await askModel()]).toEqual(['model', 'embedded']);
    withModel.clock.set('2026-11-19T14:44:59.999Z');
    expect(await askModel()).toBe('embedded');
    withModel.clock.set('2026-11-19T14:45:00Z');
    expect(await askModel()).toBe('model');
  });

  it('writes nothing of the sentence or of the answer to the log, whatever happens', async () => {
    withModel.clock.set('2026-11-21T14:45:00Z');
    await ask(SECRET);
    await ask(`${SECRET}${'a'.repeat(2000)}`);
    await ask({ gizlikelime: SECRET });
    await ask(SECRET, { headers: { authorization: 'Bearer gizlikelime' } });
    for (const fail of [
      () => fake.fails(500),
      () => fake.says(`gizlikelime ${SECRET}`),
      () => fake.gives({ page: 5 }),
    ]) {
      fail();
      expect((await ask(SECRET, { app: withModel.app })).json().engine).toBe('embedded');
    }
    const written = lines.join('');
    expect(written).toContain('the model did not read a sentence');
    for (const word of ['gizlikelime', 'matematik', 'Ayşe', 'key-of-the-test']) expect(written).not.toContain(word);
  });
});
