import { callApi } from './client.mjs';
import { DEMO_CHILDREN } from './demoFamily.mjs';

const todayParts = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth(), now.getDate()];
};

/** The calendar day so many days from today, `YYYY-MM-DD`, in this machine's zone. */
const dayFromToday = (days) => {
  const [year, month, day] = todayParts();
  return new Date(Date.UTC(year, month, day + days)).toISOString().slice(0, 10);
};

const addHomework = async (api, childId, { due, subject, title, description, status, teacher, book, page }) => {
  const { data } = await api('POST', '/api/v2/family/homework', {
    cocukId: childId,
    ders: subject,
    baslik: title,
    aciklama: description,
    ogretmen: teacher ?? null,
    kitap: book ?? null,
    sayfa: page ?? null,
    sonTarih: due === null ? null : dayFromToday(due),
  });
  if (status === 'active') return;
  await api('PUT', `/api/v2/homework/${data.id}/status`, { status: 'completed' });
  if (status === 'verified') await api('PUT', `/api/v2/homework/${data.id}/check`, { checked: true });
};

const complete = (api, { id }) => api('PUT', `/api/tasks/${id}/status`, { status: 'completed' });

const addTask = async (api, childId, { due, icon, name, isDone }) => {
  const { data } = await api('POST', '/api/tasks', { childId, name, icon, dueDate: dayFromToday(due) });
  if (isDone) await complete(api, data);
};

const addRules = async (api, childId, rules) => {
  for (const { icon, name, weekDays, frequency } of rules) {
    await api('POST', '/api/scheduled-tasks', {
      childId,
      name,
      icon,
      isPeriodic: true,
      period: { frequency, weekDays },
    });
  }
  // Occurrences begin on the day of the rule: the first of today's is done already.
  const { data } = await api('GET', `/api/tasks/child/${childId}`);
  const today = data.find(({ scheduledTaskId, dueDate }) => scheduledTaskId !== null && dueDate === dayFromToday(0));
  if (today) await complete(api, today);
};

/** Fills the signed-in, empty family with the demo's children, homework and tasks, over the product's own calls. */
export const fillFamily = async (origin, token) => {
  const api = (method, path, body) => callApi(origin, path, { method, token, body });
  for (const { homework, tasks, rules, ...child } of DEMO_CHILDREN) {
    const { data } = await api('POST', '/api/children', child);
    for (const one of homework) await addHomework(api, data.id, one);
    for (const one of tasks) await addTask(api, data.id, one);
    await addRules(api, data.id, rules);
  }
};
