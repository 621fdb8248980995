// What a writer may want, each changing its model once it was acknowledged. A model holds what must be there:
// maps of children, homework, tasks, rules and completed occurrences by id; `open` is an occurrence seen and not completed.
import { between, oneOf } from './random.mjs';

const MOST = 60;
const DAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'];

const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const childBody = (name) => ({ name, birthYear: 2018, grade: '1. Sınıf', avatar: '👧' });

const homeworkBody = (name) => ({
  baslik: name,
  aciklama: `${name}: ${'sayfa '.repeat(20)}`,
  ders: 'Matematik',
  ogretmen: 'Ayşe Öğretmen',
  kitap: null,
  sayfa: '45-46',
  sonTarih: dayFromNow(3),
});

const create = (kind, path, body) => ({
  method: 'POST',
  path,
  body,
  allowed: [201],
  done: (model, data) => model[kind].set(data.id, data),
});

const change = (kind, method, path, body, id) => ({
  method,
  path,
  body,
  allowed: [200],
  done: (model, data) => model[kind].set(id, data),
});

const remove = (kind, path, id) => ({
  method: 'DELETE',
  path: `${path}/${id}`,
  allowed: [204],
  done: (model) => model[kind].delete(id),
});

const anyOf = (random, map, is = () => true) => oneOf(random, [...map.values()].filter(is));

const forHomework = (model, random, name, child) => {
  const { homework } = model;
  if (homework.size < 5 || (random() < 0.4 && homework.size < MOST)) {
    const door = oneOf(random, ['/api/v2/homework', '/api/v2/family/homework']);
    return create('homework', door, { cocukId: child, ...homeworkBody(name) });
  }
  const one = anyOf(random, homework);
  const path = `/api/v2/homework/${one.id}`;
  if (random() < 0.25) return remove('homework', '/api/v2/homework', one.id);
  if (random() < 0.4) return change('homework', 'PUT', path, homeworkBody(name), one.id);
  if (one.status === 'active') return change('homework', 'PUT', `${path}/status`, { status: 'completed' }, one.id);
  return change('homework', 'PUT', `${path}/check`, { checked: one.status === 'completed' }, one.id);
};

const forTask = (model, random, name, child) => {
  const { tasks } = model;
  const pending = anyOf(random, tasks, ({ status }) => status !== 'completed');
  if (!pending || (random() < 0.5 && tasks.size < MOST)) {
    return create('tasks', '/api/tasks', { childId: child, name, icon: '🧹', dueDate: dayFromNow(1) });
  }
  if (random() < 0.6) {
    return change('tasks', 'PUT', `/api/tasks/${pending.id}/status`, { status: 'completed' }, pending.id);
  }
  return remove('tasks', '/api/tasks', anyOf(random, tasks).id);
};

/** Looks at the week of a child, and remembers an open occurrence. */
const look = (child) => ({
  method: 'GET',
  path: `/api/tasks/child/${child}`,
  allowed: [200],
  done: (model, data) => {
    model.open = data.find(({ scheduledTaskId, status }) => scheduledTaskId !== null && status !== 'completed') ?? null;
  },
});

const completeOpen = ({ open: { id } }) => ({
  method: 'PUT',
  path: `/api/tasks/${id}/status`,
  body: { status: 'completed' },
  allowed: [200],
  done: (model, data) => {
    model.occurrences.set(id, data);
    model.open = null;
  },
});

const forRule = (model, random, name, child) => {
  const { rules } = model;
  if (model.open) return completeOpen(model);
  if (rules.size > 0 && random() < 0.6) return look(child);
  if (rules.size >= 4) return remove('rules', '/api/scheduled-tasks', anyOf(random, rules).id);
  const period = { frequency: '1', weekDays: DAYS.slice(0, between(random, 1, 7)) };
  return create('rules', '/api/scheduled-tasks', { childId: child, name, icon: '🧹', isPeriodic: true, period });
};

/** The next intent of a writer, decided by its random numbers; `name` is unlike any other. */
export const nextIntent = (model, random, name) => {
  if (model.children.size === 0) return create('children', '/api/children', childBody(name));
  const child = anyOf(random, model.children).id;
  const dice = random();
  if (dice < 0.04 && model.children.size < 4) return create('children', '/api/children', childBody(name));
  if (dice < 0.1) return change('children', 'PUT', `/api/children/${child}`, childBody(name), child);
  if (dice < 0.25) return forRule(model, random, name, child);
  return dice < 0.6 ? forHomework(model, random, name, child) : forTask(model, random, name, child);
};
