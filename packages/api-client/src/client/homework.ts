import type { GenerateAnswer, GeneratedFields, Homework } from '../contract/homework.ts';
import { homeworkCalls } from '../contract/homeworkCalls.ts';
import { type HomeworkFields, type NewHomework, toWire } from '../contract/homeworkNames.ts';
import type { RequestOptions, TickOptions } from './options.ts';
import type { Request } from './request.ts';

/** Whether the call is the landing demo's, which sends no token. */
export interface GenerateOptions extends RequestOptions {
  anonymous?: boolean;
}

/** What the helper read from a sentence, and who read it: `model` is one outside the server. */
export interface HelperReading extends GeneratedFields {
  engine: GenerateAnswer['engine'];
}

/** Homework calls; the child travels as `Kids-Id`, and a list without one spans the family. */
export const homeworkClient = (request: Request) => ({
  list: async (childId: string | null, options?: RequestOptions): Promise<Homework[]> =>
    (await request.answer(homeworkCalls.list, { ...options, childId })).data,
  listActive: async (childId: string | null, options?: RequestOptions): Promise<Homework[]> =>
    (await request.answer(homeworkCalls.listActive, { ...options, childId })).data,
  listBySubject: async (subject: string, childId: string | null, options?: RequestOptions): Promise<Homework[]> =>
    (await request.answer(homeworkCalls.listBySubject, { ...options, childId, query: { ders: subject } })).data,
  create: async (homework: NewHomework, options?: RequestOptions): Promise<Homework> => {
    const { childId, ...fields } = homework;
    const body = { cocukId: childId, ...toWire(fields) };
    return (await request.answer(homeworkCalls.create, { ...options, childId, body })).data;
  },
  /** Writes every field anew; one that is `null` is cleared. */
  update: (id: string, fields: HomeworkFields, childId: string | null, options?: RequestOptions): Promise<void> =>
    request.done(homeworkCalls.update, { ...options, childId, params: { id }, body: toWire(fields) }),
  /** Completes homework. */
  complete: (id: string, childId: string | null, { at, ...options }: TickOptions = {}): Promise<void> =>
    request.done(homeworkCalls.setStatus, { ...options, childId, params: { id }, body: { status: 'completed', at } }),
  /** Marks completed homework as checked, or takes that back. */
  setChecked: (id: string, checked: boolean, childId: string | null, options?: RequestOptions): Promise<void> =>
    request.done(homeworkCalls.check, { ...options, childId, params: { id }, body: { checked } }),
  remove: (id: string, childId: string | null, options?: RequestOptions): Promise<void> =>
    request.done(homeworkCalls.remove, { ...options, childId, params: { id } }),
  /** Turns one sentence into homework fields. */
  generateFields: async (freeText: string, options?: GenerateOptions): Promise<HelperReading> => {
    const { data, engine } = await request.answer(homeworkCalls.generateFields, { ...options, body: { freeText } });
    return { ...data, engine };
  },
});
