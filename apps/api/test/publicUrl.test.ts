import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProviderApp, type ProviderApp } from './identity/support.ts';
import { childInput } from './modules/family.ts';

const PUBLIC = 'https://kovan.example';

let app: ProviderApp;
beforeAll(async () => {
  app = await createProviderApp({ config: { publicUrl: PUBLIC } });
});
afterAll(() => app.server.close());

const signIn = async (email: string) => {
  const { idToken } = await app.signUp(email);
  const { token } = (await app.exchange(idToken)).json<{ token: string }>();
  const ask = async <Answer>(method: 'POST' | 'GET', url: string, payload?: object, more: object = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...more };
    const { body } = await app.server.app.inject({ method, url, headers, ...(payload && { payload }) });
    return (body === '' ? undefined : JSON.parse(body)) as Answer;
  };
  return { idToken, ask };
};
interface Made {
  readonly data: { readonly id: string; readonly url: string };
}

it('[DV-02] [PE-02] codes of devices and invitations stand in addresses that the family can open', async () => {
  const { ask } = await signIn('ayse@example.test');
  const { id } = (await ask<Made>('POST', '/api/children', childInput)).data;
  const device = await ask<Made>('POST', '/api/devices', { name: 'Tablet', childIds: [id] });
  const invitation = await ask<Made>('POST', '/api/family/invitations');
  expect([device.data.url, invitation.data.url]).toEqual([
    expect.stringMatching(/^https:\/\/kovan\.example\/app\/pair#/),
    expect.stringMatching(/^https:\/\/kovan\.example\/app\/join#/),
  ]);
});

it('[AC-03] the link of a mail leads to where the family finds Kovan', async () => {
  await app.signUp('can@example.test');
  await app.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'can@example.test' });
  const links = app.mails.at(-1)?.text.match(/https?:\/\/\S+/g) ?? [];
  expect(links.map((link) => new URL(link).origin)).toEqual([PUBLIC]);
});

it.each([
  ['tr', 'Kovan: ailenizin verileri silindi', 'Hesabınız duruyor.'],
  ['en', 'Kovan: the data of your family was erased', 'Your account is still there.'],
])(
  '[EX-03] other adults are told of the end of their family in the language of the call: %s',
  async (language, subject, words) => {
    const [host, guest] = [await signIn(`ev-${language}@example.test`), await signIn(`es-${language}@example.test`)];
    const { data } = await host.ask<Made>('POST', '/api/family/invitations');
    await guest.ask('POST', '/api/family/join', { code: new URL(data.url).hash.slice(1) });
    await app.server.db.execute('update users set email_verified = true');
    const erasing = { id_token: host.idToken, confirm: 'SİL' };
    await host.ask('POST', '/api/family/erase', erasing, { 'accept-language': language });
    await app.server.settled();
    const mail = app.mails.at(-1);
    expect(mail).toMatchObject({ to: `es-${language}@example.test`, subject });
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain(`${PUBLIC}/app/login`);
    expect(mail?.html).toContain(`href="${PUBLIC}/app/login"`);
  },
);
