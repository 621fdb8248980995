import { HOMEWORK_FIELDS, type HomeworkField } from '@kovan/domain/fields';
import { IdSchema } from './common.ts';
import { optionalInput, requiredInput } from './fields.ts';
import { z } from './zod.ts';

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
