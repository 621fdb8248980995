import { HOMEWORK_FIELDS, type HomeworkField, mapFields } from '@kovan/domain/fields';
import { HOMEWORK_STATUSES } from '@kovan/domain/statuses';
import { IdSchema } from './common.ts';
import { optionalInput, optionalOutput, requiredInput } from './fields.ts';
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

type Rules = typeof HOMEWORK_FIELDS;
type Required = Rules[HomeworkField]['required'];
type WireShape<Needed extends Required> = {
  [Name in HomeworkField as Rules[Name]['wire']]: Rules[Name]['required'] extends Needed
    ? ReturnType<typeof requiredInput>
    : ReturnType<typeof optionalInput>;
};

const wireShape = <const Needed extends Required>(...needed: readonly Needed[]) => {
  const isNeeded = (required: Required) => needed.some((one) => one === required);
  return Object.fromEntries(
    Object.values(HOMEWORK_FIELDS).map((field) => [
      field.wire,
      isNeeded(field.required) ? requiredInput(field) : optionalInput(field),
    ]),
  ) as WireShape<Needed>;
};
const newFields = wireShape('always', 'new');

/** New homework as it is sent. */
export const NewHomeworkWireSchema = z.strictObject({ cocukId: IdSchema, ...newFields });

/** New homework at the other door, where the child may be named by `Kids-Id` instead. */
export const NewHomeworkV2WireSchema = z.strictObject({ cocukId: z.optional(IdSchema), ...newFields });

/** Changed homework as it is sent: every field anew, an optional one that is absent is cleared. */
export const HomeworkFieldsWireSchema = z.strictObject(wireShape('always'));

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
