import { expect, it } from 'vitest';
import { answer, failureOf, testClient } from './testClient.ts';

const refused = () => answer({ error: 'Giriş yapın.', code: 'UNAUTHENTICATED' }, 401);

it('[A-05] [X-47] is reported for a product call, and the call still fails', async () => {
  const { client, reports } = testClient(refused);
  expect(await failureOf(client.children.list())).toMatchObject({ kind: 'http', status: 401 });
  expect(reports).toHaveLength(1);
  await failureOf(client.homework.generateFields('a'));
  expect(reports).toHaveLength(2);
});

it('[A-10] is not reported for the exchange, the demo, or the sign-out of the session', async () => {
  const { client, reports } = testClient(refused);
  await failureOf(client.auth.exchange('id'));
  await failureOf(client.homework.generateFields('a', { anonymous: true }));
  await failureOf(client.auth.signOut());
  expect(reports).toEqual([]);
});

it('[A-05] is not reported when the token has changed since the call was sent', async () => {
  let token: string | null = 'of the last session';
  const { client, reports } = testClient(
    () => {
      token = 'of this session';
      return refused();
    },
    { getToken: () => token },
  );
  await failureOf(client.children.list());
  expect(reports).toEqual([]);
});

it('is reported for no other status', async () => {
  for (const status of [400, 403, 404, 409, 500]) {
    const { client, reports } = testClient(() => answer({}, status));
    await failureOf(client.children.list());
    expect(reports).toEqual([]);
  }
});
