import type { ChildInput } from '../contract/childInput.ts';
import { type Child, childrenCalls } from '../contract/children.ts';
import type { RequestOptions } from './options.ts';
import type { Request } from './request.ts';

export const childrenClient = (request: Request) => ({
  /** The children of the family, oldest record first. */
  list: async (options?: RequestOptions): Promise<Child[]> => (await request.answer(childrenCalls.list, options)).data,
  create: async (input: ChildInput, options?: RequestOptions): Promise<Child> =>
    (await request.answer(childrenCalls.create, { ...options, body: input })).data,
  /** The one PUT whose answer is read. */
  update: async (id: string, input: ChildInput, options?: RequestOptions): Promise<Child> =>
    (await request.answer(childrenCalls.update, { ...options, params: { id }, body: input })).data,
  /** Deletes the child with all homework and tasks. */
  remove: (id: string, options?: RequestOptions): Promise<void> =>
    request.done(childrenCalls.remove, { ...options, params: { id } }),
});
