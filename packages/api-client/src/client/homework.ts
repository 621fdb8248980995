import type { GenerateAnswer, GeneratedFields, Homework } from '../contract/homework.ts';
import { homeworkCalls } from '../contract/homeworkCalls.ts';
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
  /** Completes homework. */
  complete: async (
    id: string,
    childId: string | null,
    { at, ...options }: TickOptions = {},
  ): Promise<Homework | undefined> => {
    const sent = { ...options, childId, params: { id }, body: { status: 'completed', at } };
    return (await request.doneWith(homeworkCalls.setStatus, sent))?.data;
  },
  /** Marks completed homework as checked, or takes that back. */
  setChecked: async (
    id: string,
    checked: boolean,
    childId: string | null,
    options?: RequestOptions,
  ): Promise<Homework | undefined> =>
    (await request.doneWith(homeworkCalls.check, { ...options, childId, params: { id }, body: { checked } }))?.data,
  /** Turns one sentence into homework fields. */
  generateFields: async (freeText: string, options?: GenerateOptions): Promise<HelperReading> => {
    const { data, engine } = await request.answer(homeworkCalls.generateFields, { ...options, body: { freeText } });
    return { ...data, engine };
  },
});
