import { isDay } from '@kovan/domain/days';
import { seen } from '@kovan/domain/seen';
import { z } from './zod.ts';

/** An opaque id. Whether it exists in this family is a 404 matter, never one of form. */
export const IdSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** A calendar day `YYYY-MM-DD` that exists. */
export const DaySchema = z.string().check(z.refine(isDay, { params: { kind: 'day' } }), z.meta({ format: 'date' }));

/** A moment in UTC, ISO 8601 with `Z` (decisions.md, Dates). */
export const MomentSchema = z.iso.datetime();

/** PostgreSQL stores neither NUL nor half a surrogate pair, and no person types them. */
const STORABLE = /^[^\0\p{Surrogate}]*$/u;

/** Text that may be empty: what is seen of it, at most `max` characters. */
export const anyText = (max: number) =>
  z.string().check(
    z.overwrite(seen),
    z.maxLength(max),
    z.refine((text) => STORABLE.test(text), { params: { kind: 'text' } }),
  );

/** Text that must be there, as it is seen, at most `max` characters. */
export const requiredText = (max: number) => anyText(max).check(z.minLength(1));

/** Text that may be absent: absent, `null` and blank all become `null`. */
export const optionalText = (max: number) =>
  z.pipe(
    z.nullish(anyText(max)),
    z.transform((text) => text || null),
  );

/** A day that may be absent: absent, `null` and an empty text all become `null`. */
export const optionalDay = z.pipe(
  z.nullish(z.union([DaySchema, z.literal('')])),
  z.transform((day) => day || null),
);

/** A field of an answer that may be `null`; an answer that leaves it out reads as `null`. */
export const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null);

/** The envelope of a single object. */
export const single = <T extends z.ZodMiniType>(schema: T) => z.object({ data: schema });

/** The envelope of a list; an answer without `data` reads as an empty list. */
export const listOf = <T extends z.ZodMiniType>(schema: T) => z.object({ data: z._default(z.array(schema), []) });

/**
 * The envelope of a list that may go on: `next` is what `before` takes to read the rest, `null` at its end (decisions.md,
 * Wire).
 */
export const pageOf = <T extends z.ZodMiniType>(schema: T) =>
  z.object({ data: z._default(z.array(schema), []), next: orNull(z.string()) });

/** `?before=`: where the page before ended, as its `next` says. Opaque to clients. */
export const Before = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

/** The query of a list without a range that nothing else narrows. */
export const BeforeQuery = z.object({ before: Before });

/** `:id` in a path. */
export const IdParams = z.object({ id: IdSchema });

/** `:childId` in a path. */
export const ChildIdParams = z.object({ childId: IdSchema });

/** `?childId=`; without it a call spans the family. */
export const ChildIdQuery = z.object({ childId: z.optional(IdSchema) });
