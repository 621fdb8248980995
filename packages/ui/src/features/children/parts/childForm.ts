import { ChildInputSchema, z } from '@kovan/api-client/contract';
import type { ChildField } from '@kovan/domain/fields';

/** The fields of a child as they are typed. */
export type ChildForm = Readonly<Record<ChildField, string>>;

/** What the contract takes, of a child who is born: what day it is only the viewer knows. */
export const childSchema = (currentYear: number) =>
  z.extend(ChildInputSchema, { birthYear: ChildInputSchema.shape.birthYear.check(z.maximum(currentYear)) });

/** What was typed, as the contract takes it. */
export const toChildInput = (form: ChildForm) => ({ ...form, birthYear: Number(form.birthYear) });
