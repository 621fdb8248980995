import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '../../bench/web/signIn.mjs';
import { callApi, signUp } from '../../lib/seed/client.mjs';

const SIGNED_IN = { locale: 'tr-TR', timezoneId: 'Europe/Istanbul' };

/** Asks until there is a server that answers: one may have been killed, or be about to be. */
export const askPatiently = async (ask, withinMs) => {
  for (const until = Date.now() + withinMs; ; await wait(300)) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
};

/** Waits until the browser has the app's own files, as a browser has that opened it yesterday. */
const install = async (context, origin) => {
  const page = await context.newPage();
  await page.goto(`${origin}/app/family`);
  await page.mouse.move(10, 10);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();
};

/**
 * A family with a child, whose adult is signed in at a browser: `addTask()` adds one for today and gives
 * `{ id, name }`, `completed()` what is done, and `context` is the browser.
 */
export const openTickingFamily = async (browser, origin) => {
  const account = { email: `${randomUUID()}@example.test`, password: 'a-long-password', displayName: 'Ayşe Yılmaz' };
  const token = await signUp(origin, account);
  const post = (path, body) => callApi(origin, path, { method: 'POST', token, body });
  const child = await post('/api/children', { name: 'Elif', birthYear: 2016, grade: '5. Sınıf', avatar: '👧' });
  const context = await signIn(browser, origin, account, SIGNED_IN);
  await install(context, origin);
  return {
    // Its answer may get lost, and whoever asks again must not find two of one name.
    addTask: async () => {
      const name = `Görev ${randomUUID().slice(0, 8)}`;
      const dueDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());
      const { data } = await post('/api/tasks', { childId: child.data.id, name, icon: '🧹', dueDate });
      return { id: data.id, name };
    },
    completed: async () => (await callApi(origin, '/api/tasks/completed', { token })).data,
    context,
  };
};
