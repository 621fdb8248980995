import { type Field, type Fields, mapFields } from '@kovan/domain/fields';
import { DaySchema, IdSchema, optionalDay, optionalText, orNull, requiredText } from './common.ts';
import { z } from './zod.ts';

const year = (min: number) => z.int().check(z.minimum(min), z.maximum(9999));

type Input<F extends Field> = F extends { kind: 'choice'; of: readonly (infer Choice extends string)[] }
  ? z.ZodMiniEnum<{ [Name in Choice]: Name }>
  : F['kind'] extends 'year'
    ? ReturnType<typeof year>
    : z.ZodMiniString<string>;
type Output<F extends Field> = F['kind'] extends 'year' ? z.ZodMiniNumber<number> : z.ZodMiniString<string>;

const inputOf = (field: Field) => {
  switch (field.kind) {
    case 'text':
      return requiredText(field.max);
    case 'day':
      return DaySchema;
    case 'year':
      return year(field.min);
    case 'choice':
      return z.enum(field.of);
    case 'childId':
      return IdSchema;
  }
};

const outputOf = (field: Field) => {
  if (field.kind === 'year') return z.number();
  return field.kind === 'day' ? DaySchema : field.kind === 'childId' ? IdSchema : z.string();
};

/** The fields of a record as they are sent, all of them required. */
export const inputShape = <Of extends Fields>(fields: Of) =>
  // What `inputOf` makes of each kind, which the compiler cannot follow through a map.
  mapFields(fields, inputOf) as { [Name in keyof Of]: Input<Of[Name]> };

/** The fields of a record as they are read: no narrower than what has ever been kept. */
export const outputShape = <Of extends Fields>(fields: Of) =>
  mapFields(fields, outputOf) as { [Name in keyof Of]: Output<Of[Name]> };

type TextOrDay = Extract<Field, { kind: 'text' | 'day' }>;

/** A field that must be filled in. */
export const requiredInput = (field: TextOrDay) => (field.kind === 'day' ? DaySchema : requiredText(field.max));

/** A field that may be absent: absent, `null` and blank all become `null`. */
export const optionalInput = (field: TextOrDay) => (field.kind === 'day' ? optionalDay : optionalText(field.max));

/** A field that may be `null`, as it is read. */
export const optionalOutput = ({ kind }: TextOrDay) => orNull(kind === 'day' ? DaySchema : z.string());
