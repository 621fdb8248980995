import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

it('answers 404 with a problem to an unknown path below /api', async () => {
  const answer = await server.app.inject({ url: '/api/nowhere' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ error: expect.stringMatching(/\S/), code: 'NOT_FOUND' });
});
