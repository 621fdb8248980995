import { randomUUID } from 'node:crypto';
import { change, remove } from './change.mjs';

const CHILD = { name: 'Can', birthYear: 2016, grade: '4. Sınıf', avatar: '👦' };
const valuesOf = ({ name, birthYear, grade, avatar }) => [name, birthYear, grade, avatar];
const OF_CHILD = ['eraseAnswers', 'eraseHomework', 'eraseTasks', 'eraseDays', 'eraseRules', 'eraseChild'];

export const children = {
  list: { bare: async ({ ask, family }) => ({ data: await ask('children', [family]) }) },
  create: {
    // A family may have no more than 200.
    each: 10,
    send: () => ({ body: CHILD }),
    bare: change(async (asked) => {
      const { ask, family, body } = asked;
      await ask('countChildren', [family]);
      const id = randomUUID();
      ask('addChild', [family, id, ...valuesOf(body), new Date()]);
      return { data: { id, ...body } };
    }),
  },
  update: {
    send: ({ child }) => ({ params: { id: child(1) }, body: CHILD }),
    bare: change(async ({ ask, family, params, body }) => {
      const [data] = await ask('changeChild', [family, params.id, ...valuesOf(body)]);
      return { data };
    }),
  },
  remove: {
    each: 10,
    send: ({ spareChild }, n) => ({ params: { id: spareChild(n) } }),
    bare: remove(async ({ ask, family, params }) => {
      const [{ homework, tasks }] = await ask('hideChild', [family, params.id, new Date()]);
      ask('uncountChild', [family, homework, tasks]);
      ask('takeOffDevices', [family, params.id]);
      ask('takeOffLent', [family, params.id]);
      for (const name of OF_CHILD) ask(name, [family, params.id]);
    }),
  },
};

export const dashboard = {
  onboardingStatus: {
    bare: async ({ ask, family }) => {
      const [{ count }] = await ask('countChildren', [family]);
      return { needsOnboarding: count === 0, childrenCount: count };
    },
  },
  stats: {
    bare: async ({ ask, family, week, today, domain }) => {
      const [{ openTasks, rules, done, ...counts }] = await ask('stats', [family, week.start, week.end]);
      const sources = { rules: rules ?? [], done: done ?? [], range: week, today };
      const { pendingHomework, completedHomework, completedTasks } = counts;
      const pendingTasks = openTasks + domain.countOpenOccurrences(sources);
      return { data: { pendingHomework, completedHomework, pendingTasks, completedTasks } };
    },
  },
  activities: { bare: async ({ ask, family }) => ({ data: await ask('activities', [family]) }) },
};
