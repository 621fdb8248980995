import { TEXT_LIMITS } from '@kovan/domain/limits';
import { DaySchema, IdSchema, optionalDay, optionalText, orNull, requiredText } from './common.ts';
import { z } from './zod.ts';

/** The three homework statuses (E-12). */
export const HOMEWORK_STATUSES = ['active', 'completed', 'verified'] as const;
export type HomeworkStatus = (typeof HOMEWORK_STATUSES)[number];

/** Homework as it is read (E-21); `childId` is ours. */
export const HomeworkSchema = z.object({
  id: IdSchema,
  childId: IdSchema,
  title: orNull(z.string()),
  description: orNull(z.string()),
  subject: orNull(z.string()),
  teacher: orNull(z.string()),
  book: orNull(z.string()),
  page: orNull(z.string()),
  dueDate: orNull(DaySchema),
  status: z.enum(HOMEWORK_STATUSES),
});
export type Homework = z.infer<typeof HomeworkSchema>;

const optionalFields = {
  ogretmen: optionalText(TEXT_LIMITS.teacher),
  kitap: optionalText(TEXT_LIMITS.book),
  sayfa: optionalText(TEXT_LIMITS.page),
  sonTarih: optionalDay,
};

const newFields = {
  aciklama: requiredText(TEXT_LIMITS.description),
  baslik: requiredText(TEXT_LIMITS.title),
  ders: requiredText(TEXT_LIMITS.subject),
  ...optionalFields,
};

/** New homework as it is sent (E-22, V-24 to V-28). */
export const NewHomeworkWireSchema = z.strictObject({ cocukId: IdSchema, ...newFields });

/** New homework at the other door, where the child may be named by `Kids-Id` instead. */
export const NewHomeworkV2WireSchema = z.strictObject({ cocukId: z.optional(IdSchema), ...newFields });

/** Changed homework as it is sent: every field anew, an optional one that is absent is cleared (A-42, Q-18, V-29 to V-31). */
export const HomeworkFieldsWireSchema = z.strictObject({
  ...newFields,
  aciklama: optionalText(TEXT_LIMITS.description),
});

/** What the helper reads from a sentence (E-24). */
export const GeneratedFieldsSchema = z.object({
  title: orNull(z.string()),
  description: orNull(z.string()),
  subject: orNull(z.string()),
  teacher: orNull(z.string()),
  book: orNull(z.string()),
  page: orNull(z.string()),
  dueDate: orNull(DaySchema),
});
export type GeneratedFields = z.infer<typeof GeneratedFieldsSchema>;

/** The helper's answer; `engine` is ours: `model` when a model outside this server read the sentence. */
export const GenerateAnswerSchema = z.object({
  success: z.literal(true),
  data: GeneratedFieldsSchema,
  engine: z.optional(z.enum(['embedded', 'model'])),
});
export type GenerateAnswer = z.infer<typeof GenerateAnswerSchema>;
