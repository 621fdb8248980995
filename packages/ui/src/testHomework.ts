import type { Homework } from '@kovan/api-client/contract';

/** Homework of which only this is known: no field says anything else. */
export const homeworkOf = (known: Pick<Homework, 'id' | 'status'> & Partial<Homework>): Homework => ({
  childId: 'elif',
  subject: null,
  title: null,
  description: null,
  teacher: null,
  book: null,
  page: null,
  dueDate: null,
  ...known,
});
