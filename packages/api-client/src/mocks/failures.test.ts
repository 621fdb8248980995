import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { createApiClient } from '../index.ts';
import { createFamily, createHandlers, delayed, failing, INVALID_TOKEN, oneChild, pending } from '../mocks.ts';

const server = setupServer(...createHandlers(createFamily(oneChild)));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const clientWith = (token: string, timeoutMs = 1000) =>
  createApiClient({
    baseUrl: 'http://kovan.test',
    getToken: () => token,
    onUnauthorized: () => undefined,
    getLanguage: () => 'tr',
    timeZone: () => 'Europe/Istanbul',
    timeoutMs,
  });
const client = clientWith('any');

it('fails a call of the contract, and no other on the same path', async () => {
  server.use(failing(calls.children.create, 503, { error: 'Hizmet yok.', code: 'UNAVAILABLE' }));
  const input = { name: 'Can', birthYear: 2019, grade: '2. Sınıf', avatar: '👦' } as const;
  await expect(client.children.create(input)).rejects.toMatchObject({ status: 503, serverMessage: 'Hizmet yok.' });
  expect(await client.children.list()).toHaveLength(1);
});

it('fails every call on a path, also without an answer', async () => {
  server.use(failing('/api/children', 500));
  await expect(client.children.list()).rejects.toMatchObject({ status: 500, code: 'INTERNAL' });
  server.use(failing('/api/children', 'network'));
  await expect(client.children.list()).rejects.toMatchObject({ kind: 'network' });
});

it('leaves a call without an answer', async () => {
  server.use(pending(calls.children.list));
  await expect(clientWith('any', 20).children.list()).rejects.toMatchObject({ kind: 'timeout' });
});

it('answers a delayed call from the family', async () => {
  server.use(delayed(calls.children.list, 20));
  await expect(clientWith('any', 5).children.list()).rejects.toMatchObject({ kind: 'timeout' });
  expect(await client.children.list()).toMatchObject([{ name: 'Elif' }]);
});

it('knows every token but the invalid one', async () => {
  await expect(clientWith(INVALID_TOKEN).children.list()).rejects.toMatchObject({ status: 401 });
  expect(await clientWith('whatever').children.list()).toHaveLength(1);
});
