import { CHILD_FIELDS } from '@kovan/domain/fields';
import { call } from './call.ts';
import { ChildInputSchema } from './childInput.ts';
import { IdParams, IdSchema, listOf, single } from './common.ts';
import { outputShape } from './fields.ts';
import { z } from './zod.ts';

/** A child. */
export const ChildSchema = z.object({ id: IdSchema, ...outputShape(CHILD_FIELDS) });
export type Child = z.infer<typeof ChildSchema>;

export const childrenCalls = {
  list: call({
    method: 'GET',
    path: '/api/children',
    summary: 'The children of the family, oldest record first',
    access: 'family',
    status: 200,
    answer: listOf(ChildSchema),
  }),
  create: call({
    method: 'POST',
    path: '/api/children',
    summary: 'Add a child',
    access: 'adults',
    changes: ['children'],
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
    access: 'adults',
    changes: ['children'],
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
    access: 'adults',
    changes: ['children', 'tasks', 'homework', 'family'],
    params: IdParams,
    status: 204,
    errors: [404],
  }),
};
