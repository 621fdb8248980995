import { randomUUID } from 'node:crypto';
import { change, remove } from './change.mjs';

const NEW = { ders: 'Matematik', sonTarih: '2030-05-20', baslik: 'Kesirler', aciklama: 'Sayfa 45 ve 46' };
const valuesOf = ({ ders, sonTarih, baslik, aciklama }) => [ders, sonTarih, baslik, aciklama];
const page = (data) => ({ data, next: null });

const create = {
  send: ({ child }) => ({ body: { cocukId: child(1), ...NEW } }),
  bare: change(async (asked) => {
    const { ask, family, body } = asked;
    await Promise.all([ask('countRow', [family]), ask('child', [family, body.cocukId])]);
    const id = randomUUID();
    ask('addHomework', [family, id, body.cocukId, ...valuesOf(body), new Date()]);
    const [subject, dueDate, title, description] = valuesOf(body);
    const fields = { subject, dueDate, title, description, teacher: null, book: null, page: null };
    return { data: { id, childId: body.cocukId, ...fields, status: 'active' } };
  }),
};

const update = {
  send: ({ homework }) => ({ params: { id: homework(1) }, body: NEW }),
  bare: change(async ({ ask, family, params, body }) => {
    const [found] = await ask('oneHomework', [family, params.id]);
    ask('changeHomework', [family, params.id, ...valuesOf(body)]);
    const [subject, dueDate, title, description] = valuesOf(body);
    const fields = { subject, dueDate, title, description, teacher: null, book: null, page: null };
    return { data: { id: found.id, childId: found.childId, ...fields, status: found.status } };
  }),
};

const status = (wanted) =>
  change(async ({ ask, family, params }) => {
    const [{ completedAt, ...found }] = await ask('oneHomework', [family, params.id]);
    ask('setHomework', [family, params.id, wanted, completedAt ?? new Date()]);
    if (completedAt === null) ask('countHomework', [family, found.childId, 1]);
    return { data: { ...found, status: wanted } };
  });

const removal = (of) => ({
  each: 10,
  send: ({ homework }, n) => ({ params: { id: homework(4 * n - of) } }),
  bare: remove(async ({ ask, family, params }) => {
    const [{ childId, completedAt }] = await ask('oneHomework', [family, params.id]);
    ask('deleteHomework', [family, params.id]);
    ask('uncountRows', [family, 1]);
    if (completedAt !== null) ask('countHomework', [family, childId, -1]);
  }),
});

/** Of the forty that a family has every fourth is active, and the one after it verified. */
export const homework = {
  list: { bare: async ({ ask, family }) => page(await ask('homework', [family])) },
  listActive: { bare: async ({ ask, family }) => page(await ask('activeHomework', [family])) },
  listBySubject: {
    send: () => ({ query: { ders: 'Matematik' } }),
    bare: async ({ ask, family, query }) => page(await ask('homeworkOfSubject', [family, query.ders])),
  },
  create,
  update,
  setStatus: {
    each: 10,
    send: ({ homework }, n) => ({ params: { id: homework(4 * n) }, body: { status: 'completed' } }),
    bare: status('completed'),
  },
  check: {
    each: 9,
    send: ({ homework }, n) => ({ params: { id: homework(4 * n + 1) }, body: { checked: false } }),
    bare: status('completed'),
  },
  remove: removal(1),
};

export const familyHomework = {
  create,
  list: {
    send: ({ child }) => ({ params: { childId: child(1) } }),
    bare: async ({ ask, family, params }) => page(await ask('homeworkOfChild', [family, params.childId])),
  },
  listBySubject: {
    send: ({ child }) => ({ params: { childId: child(1) }, query: { ders: 'Matematik' } }),
    bare: async ({ ask, family, params, query }) =>
      page(await ask('homeworkOfChildAndSubject', [family, params.childId, query.ders])),
  },
  update,
  remove: removal(2),
};
