import type { TestApp } from '../support/testApp.ts';

/** An adult in a test, whose headers follow them into another family. */
export const openAdult = async (server: TestApp) => {
  const { headers, user } = await server.signUp();
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers, ...(payload && { payload }) });
  return {
    ...user,
    headers,
    ask,
    invite: async (): Promise<string> => {
      const answer = await ask('POST', '/api/family/invitations');
      return new URL(answer.json<{ data: { url: string } }>().data.url).hash.slice(1);
    },
    join: async (code: string): Promise<number> => {
      const answer = await ask('POST', '/api/family/join', { code });
      if (answer.statusCode === 200) headers.authorization = `Bearer ${answer.json<{ token: string }>().token}`;
      return answer.statusCode;
    },
    adults: async (): Promise<string[]> =>
      (await ask('GET', '/api/family')).json<{ data: { adults: { id: string }[] } }>().data.adults.map(({ id }) => id),
  };
};
