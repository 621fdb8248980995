import { HOMEWORK_FIELDS, mapFields } from '@kovan/domain/fields';
import { HOMEWORK_STATUSES } from '@kovan/domain/statuses';
import { IdSchema } from './common.ts';
import { optionalOutput } from './fields.ts';
import { z } from './zod.ts';

export { HOMEWORK_STATUSES, type HomeworkStatus } from '@kovan/domain/statuses';

const outputs = mapFields(HOMEWORK_FIELDS, optionalOutput);

/** Homework as it is read; `childId` is ours. */
export const HomeworkSchema = z.object({
  id: IdSchema,
  childId: IdSchema,
  ...outputs,
  status: z.enum(HOMEWORK_STATUSES),
});
export type Homework = z.infer<typeof HomeworkSchema>;

/** What the helper reads from a sentence. */
export const GeneratedFieldsSchema = z.object(outputs);
export type GeneratedFields = z.infer<typeof GeneratedFieldsSchema>;

/** The helper's answer; `engine` is ours: `model` when a model outside this server read the sentence. */
export const GenerateAnswerSchema = z.object({
  success: z.literal(true),
  data: GeneratedFieldsSchema,
  engine: z.optional(z.enum(['embedded', 'model'])),
});
export type GenerateAnswer = z.infer<typeof GenerateAnswerSchema>;
