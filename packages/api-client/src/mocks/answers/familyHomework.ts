import type { familyHomeworkCalls } from '../../contract/homeworkCalls.ts';
import { fromWire } from '../../contract/homeworkNames.ts';
import { removeWhere } from '../family/refusal.ts';
import type { AnswersTo } from './asked.ts';
import { addHomework, listHomework, oneHomework } from './homework.ts';

/** The family's door to the same homework. */
export const familyHomeworkAnswers: AnswersTo<typeof familyHomeworkCalls> = {
  create: ({ family, body: { cocukId, ...fields } }) => ({ data: addHomework(family, cocukId, fromWire(fields)) }),
  list: ({ family, params, query }) => listHomework(family, params.childId, query.before),
  listBySubject: ({ family, params, query }) =>
    listHomework(family, params.childId, query.before, ({ subject }) => subject === query.ders),
  update: ({ family, params, body }) => ({
    data: Object.assign(oneHomework(family, params.id, null), fromWire(body)),
  }),
  remove: ({ family, params }) => {
    const { id } = oneHomework(family, params.id, null);
    removeWhere(family.homework, (homework) => homework.id === id);
  },
};
