import { CHILD_FIELDS } from '@kovan/domain/fields';
import { inputShape } from './fields.ts';
import { z } from './zod.ts';

/** What a family says of a child. That the birth year is not in the future depends on the viewer's day: services check it. */
export const ChildInputSchema = z.strictObject(inputShape(CHILD_FIELDS));
export type ChildInput = z.infer<typeof ChildInputSchema>;
