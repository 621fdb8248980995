import { TEXT_LIMITS } from '@kovan/domain/limits';
import { call } from './call.ts';
import {
  ChildIdParams,
  DaySchema,
  IdParams,
  IdSchema,
  listOf,
  optionalDay,
  optionalText,
  orNull,
  requiredText,
  single,
} from './common.ts';
import { z } from './zod.ts';

/** The three homework statuses (E-12). */
export const HOMEWORK_STATUSES = ['active', 'completed', 'verified'] as const;
export type HomeworkStatus = (typeof HOMEWORK_STATUSES)[number];

/** Homework as it is read (E-21); `childId` is ours. */
export const HomeworkSchema = z.object({
  id: IdSchema,
  childId: IdSchema,
  title: orNull(z.string()),
  description: orNull(z.string()),
  subject: orNull(z.string()),
  teacher: orNull(z.string()),
  book: orNull(z.string()),
  page: orNull(z.string()),
  dueDate: orNull(DaySchema),
  status: z.enum(HOMEWORK_STATUSES),
});
export type Homework = z.infer<typeof HomeworkSchema>;

const optionalFields = {
  ogretmen: optionalText(TEXT_LIMITS.teacher),
  kitap: optionalText(TEXT_LIMITS.book),
  sayfa: optionalText(TEXT_LIMITS.page),
  sonTarih: optionalDay,
};

const newFields = {
  aciklama: requiredText(TEXT_LIMITS.description),
  baslik: requiredText(TEXT_LIMITS.title),
  ders: requiredText(TEXT_LIMITS.subject),
  ...optionalFields,
};

/** New homework as it is sent (E-22, V-24 to V-28). */
export const NewHomeworkWireSchema = z.strictObject({ cocukId: IdSchema, ...newFields });

/** New homework at the other door, where the child may be named by `Kids-Id` instead. */
export const NewHomeworkV2WireSchema = z.strictObject({ cocukId: z.optional(IdSchema), ...newFields });

/** Changed homework as it is sent: every field anew, an optional one that is absent is cleared (A-42, Q-18, V-29 to V-31). */
export const HomeworkFieldsWireSchema = z.strictObject({
  ...newFields,
  aciklama: optionalText(TEXT_LIMITS.description),
});

/** What the helper reads from a sentence (E-24). */
export const GeneratedFieldsSchema = z.object({
  title: orNull(z.string()),
  description: orNull(z.string()),
  subject: orNull(z.string()),
  teacher: orNull(z.string()),
  book: orNull(z.string()),
  page: orNull(z.string()),
  dueDate: orNull(DaySchema),
});
export type GeneratedFields = z.infer<typeof GeneratedFieldsSchema>;

/** The helper's answer; `engine` is ours: `model` when a model outside this server read the sentence. */
export const GenerateAnswerSchema = z.object({
  success: z.literal(true),
  data: GeneratedFieldsSchema,
  engine: z.optional(z.enum(['embedded', 'model'])),
});
export type GenerateAnswer = z.infer<typeof GenerateAnswerSchema>;

const homeworkList = listOf(HomeworkSchema);
const oneHomework = single(HomeworkSchema);
const SubjectQuery = z.object({ ders: requiredText(TEXT_LIMITS.subject) });

export const homeworkCalls = {
  list: call({
    method: 'GET',
    path: '/api/v2/homework',
    summary: 'Homework of a child or of the family',
    access: 'bearer',
    kidsId: true,
    status: 200,
    answer: homeworkList,
    errors: [404],
  }),
  listActive: call({
    method: 'GET',
    path: '/api/v2/homework/active',
    summary: 'Active homework of a child or of the family',
    access: 'bearer',
    kidsId: true,
    status: 200,
    answer: homeworkList,
    errors: [404],
  }),
  listBySubject: call({
    method: 'GET',
    path: '/api/v2/homework/subject',
    summary: 'Homework of one subject, of a child or of the family',
    access: 'bearer',
    kidsId: true,
    query: SubjectQuery,
    status: 200,
    answer: homeworkList,
    errors: [404],
  }),
  create: call({
    method: 'POST',
    path: '/api/v2/homework',
    summary: 'Add homework; the child is named by cocukId or by Kids-Id',
    access: 'bearer',
    kidsId: true,
    body: NewHomeworkV2WireSchema,
    idempotent: true,
    status: 201,
    answer: oneHomework,
    errors: [404],
  }),
  update: call({
    method: 'PUT',
    path: '/api/v2/homework/:id',
    summary: 'Change homework',
    access: 'bearer',
    kidsId: true,
    params: IdParams,
    body: HomeworkFieldsWireSchema,
    status: 200,
    answer: oneHomework,
    errors: [404],
  }),
  setStatus: call({
    method: 'PUT',
    path: '/api/v2/homework/:id/status',
    summary: 'Complete homework',
    access: 'bearer',
    kidsId: true,
    params: IdParams,
    body: z.strictObject({ status: z.enum(HOMEWORK_STATUSES) }),
    status: 200,
    answer: oneHomework,
    errors: [404, 409],
  }),
  check: call({
    method: 'PUT',
    path: '/api/v2/homework/:id/check',
    summary: 'Mark completed homework as checked, or take that back',
    access: 'bearer',
    kidsId: true,
    params: IdParams,
    body: z.strictObject({ checked: z.boolean() }),
    status: 200,
    answer: oneHomework,
    errors: [404, 409],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v2/homework/:id',
    summary: 'Delete homework',
    access: 'bearer',
    kidsId: true,
    params: IdParams,
    status: 204,
    errors: [404],
  }),
  generateFields: call({
    method: 'POST',
    path: '/api/v2/homework/generate-fields',
    summary: 'Turn one sentence into homework fields; needs no token',
    access: 'optional',
    body: z.strictObject({ freeText: requiredText(TEXT_LIMITS.freeText) }),
    status: 200,
    answer: GenerateAnswerSchema,
  }),
};

export const familyHomeworkCalls = {
  create: call({
    method: 'POST',
    path: '/api/v2/family/homework',
    summary: 'Add homework for a child',
    access: 'bearer',
    body: NewHomeworkWireSchema,
    idempotent: true,
    status: 201,
    answer: oneHomework,
    errors: [404],
  }),
  list: call({
    method: 'GET',
    path: '/api/v2/family/homework/:childId',
    summary: 'Homework of a child',
    access: 'bearer',
    params: ChildIdParams,
    status: 200,
    answer: homeworkList,
    errors: [404],
  }),
  listBySubject: call({
    method: 'GET',
    path: '/api/v2/family/homework/:childId/subject',
    summary: 'Homework of a child in one subject',
    access: 'bearer',
    params: ChildIdParams,
    query: SubjectQuery,
    status: 200,
    answer: homeworkList,
    errors: [404],
  }),
  update: call({
    method: 'PUT',
    path: '/api/v2/family/homework/:id',
    summary: 'Change homework',
    access: 'bearer',
    params: IdParams,
    body: HomeworkFieldsWireSchema,
    status: 200,
    answer: oneHomework,
    errors: [404],
  }),
  remove: call({
    method: 'DELETE',
    path: '/api/v2/family/homework/:id',
    summary: 'Delete homework',
    access: 'bearer',
    params: IdParams,
    status: 204,
    errors: [404],
  }),
};
