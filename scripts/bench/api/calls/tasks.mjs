import { randomUUID } from 'node:crypto';
import { change, remove } from './change.mjs';

const TASK = { name: 'Çöpü çıkar', icon: '🧹', dueDate: '2030-05-20' };
const PERIOD = { frequency: '1', weekDays: ['Cuma'] };

/** A task of either kind as it is shown; what is late depends on the day. */
const shown = ({ id, childId, name, icon, dueDate, status, completedDate }, today, scheduledTaskId = null) => ({
  id,
  childId,
  name,
  icon,
  dueDate,
  status: status === 'pending' && dueDate < today ? 'overdue' : status,
  completedDate,
  scheduledTaskId,
});

const newestFirst = (a, b) => b.completedDate - a.completedDate || (a.id < b.id ? 1 : -1);
const ofDay = (day) => ({ ...day, id: `${day.ruleId}.${day.ruleDay}` });

/** Rows of tasks beside what follows from rules and done days, which is the product's own work. */
const together = ({ domain, today }, rows, range, done, rules) => {
  const found = rows.map((row) => shown(row, today));
  for (const { id, ruleId, dueDate, status, source } of domain.occurrencesIn({ rules, done, range, today })) {
    found.push(shown({ ...source, completedDate: source.completedDate ?? null, id, dueDate, status }, today, ruleId));
  }
  return { data: found.toSorted(domain.byDayAndId), next: null };
};

export const tasks = {
  list: {
    bare: async ({ ask, family, today }) => ({
      data: (await ask('tasks', [family])).map((row) => shown(row, today)),
      next: null,
    }),
  },
  listWithOccurrences: {
    bare: async (asked) => {
      const { ask, family, week } = asked;
      const days = ask('days', [family, week.start, week.end]);
      const found = await Promise.all([ask('tasks', [family]), days, ask('rules', [family])]);
      return together(asked, found[0], week, found[1], found[2]);
    },
  },
  listOfChild: {
    send: ({ child, week }) => ({
      params: { childId: child(1) },
      query: { date_start: week.start, date_end: week.end },
    }),
    bare: async (asked) => {
      const { ask, family, params, query } = asked;
      const range = { start: query.date_start, end: query.date_end };
      const [rows, days, rules] = await Promise.all([
        ask('tasksOfRange', [family, range.start, range.end, params.childId]),
        ask('daysOfChild', [family, range.start, range.end, params.childId]),
        ask('rulesOfChild', [family, params.childId]),
        ask('child', [family, params.childId]),
      ]);
      return together(asked, rows, range, days, rules);
    },
  },
  listCompleted: {
    bare: async ({ ask, family, today }) => {
      const [rows, days] = await Promise.all([ask('doneTasks', [family]), ask('doneDays', [family])]);
      const done = [
        ...rows.map((row) => shown(row, today)),
        ...days.map((day) => shown(ofDay(day), today, day.ruleId)),
      ];
      return { data: done.toSorted(newestFirst), next: null };
    },
  },
  create: {
    send: ({ child }) => ({ body: { childId: child(1), ...TASK } }),
    bare: change(async (asked) => {
      const { ask, family, body } = asked;
      await Promise.all([ask('countRow', [family]), ask('child', [family, body.childId])]);
      const id = randomUUID();
      ask('addTask', [family, id, body.childId, body.name, body.icon, body.dueDate, new Date()]);
      return { data: shown({ ...body, id, status: 'pending', completedDate: null }, asked.today) };
    }),
  },
  setStatus: {
    each: 10,
    send: ({ task }, n) => ({ params: { id: task(4 * n) }, body: { status: 'completed' } }),
    bare: change(async ({ ask, family, params, today }) => {
      const [found] = await ask('task', [family, params.id]);
      const now = new Date();
      ask('setTask', [family, params.id, 'completed', now]);
      ask('countTasks', [family, found.childId, 1]);
      return { data: shown({ ...found, status: 'completed', completedDate: now }, today) };
    }),
  },
  remove: {
    each: 10,
    send: ({ task }, n) => ({ params: { id: task(4 * n - 1) } }),
    bare: remove(async ({ ask, family, params }) => {
      const [{ childId, completedDate }] = await ask('task', [family, params.id]);
      ask('deleteTask', [family, params.id]);
      ask('uncountRows', [family, 1]);
      if (completedDate !== null) ask('countTasks', [family, childId, -1]);
    }),
  },
};

const shownRule = ({ id, childId, name, icon, frequency, weekDays }) => ({
  id,
  childId,
  name,
  icon,
  isPeriodic: true,
  period: { frequency: String(frequency), weekDays },
  status: 'scheduled',
});

export const scheduledTasks = {
  list: { bare: async ({ ask, family }) => ({ data: (await ask('rules', [family])).map(shownRule) }) },
  create: {
    send: ({ child }) => ({
      body: { childId: child(1), name: TASK.name, icon: TASK.icon, isPeriodic: true, period: PERIOD },
    }),
    bare: change(async (asked) => {
      const { ask, family, body, today } = asked;
      const { childId, name, icon, period } = body;
      await Promise.all([ask('countRules', [family]), ask('child', [family, childId])]);
      const id = randomUUID();
      ask('addRule', [family, id, childId, name, icon, Number(period.frequency), period.weekDays, today, new Date()]);
      return { data: shownRule({ id, childId, name, icon, ...period }) };
    }),
  },
  remove: {
    each: 10,
    send: ({ spareRule }, n) => ({ params: { id: spareRule(n) } }),
    bare: remove(async ({ ask, family, params }) => {
      const [, days] = await Promise.all(
        ['deleteRule', 'deleteOpenDays'].map((name) => ask(name, [family, params.id])),
      );
      ask('uncountRows', [family, days.length]);
    }),
  },
};
