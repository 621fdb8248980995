import type { People } from '@kovan/api-client/contract';
import type { ProviderApp } from '../identity/support.ts';

/**
 * The lives of adults in which every call about them succeeds: they come together, part, take their family along, and
 * erase it. They sign in at the local provider, as erasing asks for that. Gives the names of the children by their ids.
 */
export const makeEveryPeopleCall = async (provider: ProviderApp): Promise<Record<string, string>> => {
  const { app } = provider.server;
  const somebody = async (email: string) => {
    const { idToken } = await provider.signUp(email);
    const { token } = (await provider.exchange(idToken)).json<{ token: string }>();
    return { email, idToken, headers: { authorization: `Bearer ${token}` } };
  };
  type Person = Awaited<ReturnType<typeof somebody>>;
  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const ask = async <T>({ headers }: Person, method: Method, url: string, payload?: object): Promise<T> => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    if (answer.statusCode >= 400) throw new Error(`${method} ${url} answered ${answer.body}`);
    return answer.body === '' ? (undefined as T) : answer.json<T>();
  };
  const signInAgain = async (person: Person): Promise<void> => {
    const { idToken } = await provider.signIn(person.email);
    const { token } = (await provider.exchange(idToken)).json<{ token: string }>();
    Object.assign(person, { idToken, headers: { authorization: `Bearer ${token}` } });
  };
  const invite = async (host: Person): Promise<string> => {
    const { data } = await ask<{ data: { url: string } }>(host, 'POST', '/api/family/invitations');
    return new URL(data.url).hash.slice(1);
  };
  const join = async (host: Person, guest: Person): Promise<void> => {
    const code = await invite(host);
    await ask(guest, 'POST', '/api/invitations/look', { code });
    const { token } = await ask<{ token: string }>(guest, 'POST', '/api/family/join', { code });
    Object.assign(guest, { headers: { authorization: `Bearer ${token}` } });
  };

  const [ayse, mehmet] = [await somebody('ayse.y@example.test'), await somebody('mehmet.y@example.test')];
  await ask(ayse, 'PUT', '/api/users/me', { firstName: 'Ayşe', lastName: 'Yıldız' });
  await join(ayse, mehmet);
  const { data } = await ask<{ data: { id: string } }>(ayse, 'POST', '/api/family/invitations');
  const people = await ask<{ data: People }>(ayse, 'GET', '/api/family');
  await ask(ayse, 'DELETE', `/api/family/invitations/${data.id}`);
  const mehmetsId = people.data.adults.find(({ isYou }) => !isYou)?.id ?? '';
  await ask(ayse, 'DELETE', `/api/family/adults/${mehmetsId}`);
  await signInAgain(mehmet);

  for (const part of ['/api/sessions', '/api/sessions']) {
    await provider.exchange((await provider.signIn(ayse.email)).idToken);
    const sessions = await ask<{ data: { id: string; isThis: boolean }[] }>(ayse, 'GET', part);
    await ask(ayse, 'DELETE', `/api/sessions/${sessions.data.find(({ isThis }) => !isThis)?.id}`);
  }
  await ask(ayse, 'DELETE', '/api/sessions');

  const child = { name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };
  const { id } = (await ask<{ data: { id: string } }>(ayse, 'POST', '/api/children', child)).data;
  await ask(ayse, 'POST', '/api/tasks', { childId: id, name: 'Oda', icon: '🧹', dueDate: '2026-11-20' });
  await ask(ayse, 'POST', '/api/v2/homework', { cocukId: id, baslik: 'a', aciklama: 'b', ders: 'Matematik' });
  const period = { frequency: '1', weekDays: ['Çarşamba'] };
  const chore = { childId: id, name: 'Çöp', icon: '🧹' };
  const rule = await ask<{ data: { id: string } }>(ayse, 'POST', '/api/scheduled-tasks', {
    ...chore,
    isPeriodic: true,
    period,
  });
  await ask(ayse, 'PUT', `/api/tasks/${rule.data.id}.2026-11-18/status`, { status: 'completed' });
  const file = await ask<object>(ayse, 'GET', '/api/family/export');
  await ask(mehmet, 'POST', '/api/family/import', file);

  const zeynep = await somebody('zeynep.y@example.test');
  await join(ayse, zeynep);
  await ask(zeynep, 'POST', '/api/users/me/erase', { id_token: zeynep.idToken });
  const can = await somebody('can.y@example.test');
  await join(ayse, can);
  // Where only who is invited may sign up, the link makes the user, too.
  Object.assign(provider.server.config, { signUp: 'invited' });
  const { idToken } = await provider.signUp('deniz.y@example.test');
  await provider.exchange(idToken, { payload: { id_token: idToken, invitation: await invite(ayse) } });
  await signInAgain(ayse);
  await ask(ayse, 'POST', '/api/family/erase', { id_token: ayse.idToken, confirm: 'DELETE' });
  return { [id]: 'Elif' };
};
