import type { Homework } from '../contract/homework.ts';
import { familyHomeworkCalls } from '../contract/homeworkCalls.ts';
import { type HomeworkFields, type NewHomework, toWire } from '../contract/homeworkNames.ts';
import type { RequestOptions } from './options.ts';
import type { Request } from './request.ts';

/** The family's door to the same homework. */
export const familyHomeworkClient = (request: Request) => ({
  create: async (homework: NewHomework, options?: RequestOptions): Promise<Homework> => {
    const { childId, ...fields } = homework;
    const body = { cocukId: childId, ...toWire(fields) };
    return (await request.answer(familyHomeworkCalls.create, { ...options, body })).data;
  },
  list: async (childId: string, options?: RequestOptions): Promise<Homework[]> =>
    (await request.answer(familyHomeworkCalls.list, { ...options, params: { childId } })).data,
  /** Writes every field anew; one that is `null` is cleared. */
  update: (id: string, fields: HomeworkFields, options?: RequestOptions): Promise<void> =>
    request.done(familyHomeworkCalls.update, { ...options, params: { id }, body: toWire(fields) }),
  remove: (id: string, options?: RequestOptions): Promise<void> =>
    request.done(familyHomeworkCalls.remove, { ...options, params: { id } }),
});
