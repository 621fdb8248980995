import { type ChildInput, ChildInputSchema, z } from '@kovan/api-client/contract';

/** The fields of a child, in the order of the screen. */
export const CHILD_FIELDS = ['name', 'birthYear', 'grade', 'avatar'] as const satisfies readonly (keyof ChildInput)[];

export type ChildField = (typeof CHILD_FIELDS)[number];

/** The fields of a child as they are typed. */
export type ChildForm = Readonly<Record<ChildField, string>>;

/** What the contract takes, of a child who is born: what day it is only the viewer knows. */
export const childSchema = (currentYear: number) =>
  z.extend(ChildInputSchema, { birthYear: ChildInputSchema.shape.birthYear.check(z.maximum(currentYear)) });

/** What was typed, as the contract takes it. */
export const toChildInput = (form: ChildForm) => ({ ...form, birthYear: Number(form.birthYear) });
