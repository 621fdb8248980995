const post = async <Answer>(address: string, path: string, body: object, token?: string): Promise<Answer> => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

const account = <Answer>(address: string, how: 'signUp' | 'signInWithPassword', email: string): Promise<Answer> =>
  post(address, `/identitytoolkit.googleapis.com/v1/accounts:${how}?key=local`, {
    email,
    password: 'a long password',
    returnSecureToken: true,
  });

const exchange = async (address: string, idToken: string): Promise<string> =>
  (await post<{ token: string }>(address, '/api/auth/firebase', { id_token: idToken })).token;

/** Makes an account with a family at a running server, and gives its session's token. */
export const signUpOver = async (address: string, email: string): Promise<string> =>
  exchange(address, (await account<{ idToken: string }>(address, 'signUp', email)).idToken);

/** Signs an account of `signUpOver` in at the provider alone. */
export const providerSignIn = (address: string, email: string): Promise<{ idToken: string; refreshToken: string }> =>
  account(address, 'signInWithPassword', email);

/** Signs an account of `signUpOver` in anew, and gives its session's token. */
export const signInOver = async (address: string, email: string): Promise<string> =>
  exchange(address, (await providerSignIn(address, email)).idToken);

/** Adds a child; resolves when the server has acknowledged it. */
export const createChild = async (address: string, token: string, name: string): Promise<void> => {
  await post(address, '/api/children', { name, birthYear: 2018, grade: '1. Sınıf', avatar: '👧' }, token);
};

/** The names of the family's children. */
export const childNames = async (address: string, token: string): Promise<string[]> => {
  const answer = await fetch(`${address}/api/children`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
};
