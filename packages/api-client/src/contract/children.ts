import { AVATARS } from '@kovan/domain/avatars';
import { MIN_BIRTH_YEAR } from '@kovan/domain/children';
import { GRADES } from '@kovan/domain/grades';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { call } from './call.ts';
import { IdParams, IdSchema, listOf, requiredText, single } from './common.ts';
import { z } from './zod.ts';

/** What a family says of a child. That the birth year is not in the future depends on the viewer's day: services check it. */
export const ChildInputSchema = z.strictObject({
  name: requiredText(TEXT_LIMITS.name),
  birthYear: z.int().check(z.minimum(MIN_BIRTH_YEAR), z.maximum(9999)),
  grade: z.enum(GRADES),
  avatar: z.enum(AVATARS),
});
export type ChildInput = z.infer<typeof ChildInputSchema>;

/** A child (E-20). */
export const ChildSchema = z.object({
  id: IdSchema,
  name: z.string(),
  birthYear: z.number(),
  grade: z.string(),
  avatar: z.string(),
});
export type Child = z.infer<typeof ChildSchema>;

export const childrenCalls = {
  list: call({
    method: 'GET',
    path: '/api/children',
    summary: 'The children of the family, oldest record first',
    access: 'bearer',
    status: 200,
    answer: listOf(ChildSchema),
  }),
  create: call({
    method: 'POST',
    path: '/api/children',
    summary: 'Add a child',
    access: 'bearer',
    body: ChildInputSchema,
    idempotent: true,
    status: 201,
    answer: single(ChildSchema),
    errors: [409],
  }),
  update: call({
    method: 'PUT',
    path: '/api/children/:id',
    summary: 'Change a child',
    access: 'bearer',
    params: IdParams,
    body: ChildInputSchema,
    status: 200,
    answer: single(ChildSchema),
    errors: [404],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/children/:id',
    summary: 'Delete a child with all homework and tasks',
    access: 'bearer',
    params: IdParams,
    status: 204,
    errors: [404],
  }),
};
