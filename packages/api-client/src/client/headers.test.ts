import { expect, it } from 'vitest';
import { answer, failureOf, testClient } from './testClient.ts';

const list = () => answer({ data: [] });
const generated = { success: true, data: { title: 'a' } };

it('[A-02] [A-03] [A-07] [A-09] sends token, content type, zone and language with a call', async () => {
  const { client, sent } = testClient(list);
  await client.children.list();
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-language': 'en',
    authorization: 'Bearer token-1',
    'content-type': 'application/json',
    'time-zone': 'Europe/Istanbul',
  });
});

it('takes token, language and zone as they are at the moment of the call', async () => {
  let now = { token: 'a', language: 'tr', zone: 'Europe/Istanbul' };
  const { client, sent } = testClient(list, {
    getToken: () => now.token,
    getLanguage: () => now.language,
    timeZone: () => now.zone,
  });
  await client.children.list();
  now = { token: 'b', language: 'en', zone: 'America/New_York' };
  await client.children.list();
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer a', 'Bearer b']);
  expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['tr', 'en']);
  expect(sent.map(({ headers }) => headers.get('Time-Zone'))).toEqual(['Europe/Istanbul', 'America/New_York']);
});

it('[E-18] [S-09] sends no Authorization without a token, nor with the placeholder', async () => {
  for (const token of [null, 'pending']) {
    const { client, sent } = testClient(list, { getToken: () => token });
    await client.children.list();
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  }
});

it('[P-18] [A-46] the demo sends no Authorization, the family screen does', async () => {
  const { client, sent } = testClient(() => answer(generated));
  await client.homework.generateFields('a', { anonymous: true });
  await client.homework.generateFields('a');
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer token-1']);
});

it('[A-10] the exchange sends no Authorization', async () => {
  const { client, sent } = testClient(() => answer({}, 401));
  await failureOf(client.auth.exchange('id'));
  expect(sent[0]?.headers.has('Authorization')).toBe(false);
});

it('sends Idempotency-Key when it is given', async () => {
  const { client, sent } = testClient(() => answer({ success: true }));
  await client.report.generateWeekly({ idempotencyKey: 'key-1' });
  await client.report.generateWeekly();
  expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', null]);
});

it('calls below the address that it is given', async () => {
  const { client, sent } = testClient(list, { baseUrl: 'https://kovan.example' });
  await client.children.list();
  expect(sent[0]?.url).toBe('https://kovan.example/api/children');
});
