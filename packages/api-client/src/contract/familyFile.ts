import { CHILD_FIELDS, HOMEWORK_FIELDS, mapFields, TASK_FIELDS, type HomeworkField } from '@kovan/domain/fields';
import { HOMEWORK_STATUSES } from '@kovan/domain/statuses';
import { call } from './call.ts';
import { DaySchema, IdSchema, single } from './common.ts';
import { inputShape, requiredInput } from './fields.ts';
import { PeriodSchema } from './taskInput.ts';
import { z } from './zod.ts';

/** The version of the files that are written now; older ones would be read too, newer ones are refused. */
export const FILE_VERSION = 1;

/** The largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A moment that a database keeps whatever file it stands in. */
const FileMoment = z.iso.datetime().check(
  z.refine(
    (text) => {
      const at = Date.parse(text);
      return at >= EARLIEST && at < LATEST;
    },
    { params: { kind: 'moment' }, abort: true },
  ),
);

const MomentOrNone = z.nullable(FileMoment);

type HomeworkShape = {
  [Name in HomeworkField]: (typeof HOMEWORK_FIELDS)[Name]['required'] extends 'always'
    ? ReturnType<typeof requiredInput>
    : z.ZodMiniNullable<ReturnType<typeof requiredInput>>;
};
const homeworkShape = mapFields(
  HOMEWORK_FIELDS,
  (field) => (field.required === 'always' ? requiredInput(field) : z.nullable(requiredInput(field))),
  // Which of them may be absent, the compiler cannot follow through a map.
) as HomeworkShape;

/** That a moment of completion stands exactly where the status says so. */
const completionFits = (isDone: boolean, completedAt: string | null): boolean => isDone === (completedAt !== null);
const AT_COMPLETION = { path: ['completedAt'], params: { kind: 'completion' } };

const { childId, name, icon, dueDate } = inputShape(TASK_FIELDS);
const chore = { childId, name, icon };

const ChildInFile = z.strictObject({ id: IdSchema, ...inputShape(CHILD_FIELDS), createdAt: FileMoment });

const TaskInFile = z.strictObject({
  id: IdSchema,
  ...chore,
  dueDate,
  /** `null` as long as it is open. */
  completedAt: MomentOrNone,
  createdAt: FileMoment,
});

const RuleInFile = z.strictObject({
  id: IdSchema,
  ...chore,
  period: PeriodSchema,
  /** The day that its weeks are counted from. */
  createdOn: DaySchema,
  createdAt: FileMoment,
});

/** What was done about one day of a rule; every other one follows from it. A completed one may outlive its rule. */
const OccurrenceInFile = z
  .strictObject({
    ruleId: IdSchema,
    ruleDay: DaySchema,
    ...chore,
    dueDate,
    status: z.enum(['pending', 'completed', 'deleted']),
    completedAt: MomentOrNone,
    createdAt: FileMoment,
  })
  .check(z.refine(({ status, completedAt }) => completionFits(status === 'completed', completedAt), AT_COMPLETION));

const HomeworkInFile = z
  .strictObject({
    id: IdSchema,
    childId,
    ...homeworkShape,
    status: z.enum(HOMEWORK_STATUSES),
    completedAt: MomentOrNone,
    createdAt: FileMoment,
  })
  .check(z.refine(({ status, completedAt }) => completionFits(status !== 'active', completedAt), AT_COMPLETION));

/** What this version has none of. */
const None = z.array(z.unknown()).check(z.maxLength(0));

/** A family in a file, as it is taken along (specification.md, EX-01): nothing secret, and nobody's account. */
export const FamilyFileSchema = z.strictObject({
  kovan: z.literal('family'),
  version: z.int().check(z.refine((version) => version === FILE_VERSION, { params: { kind: 'fileVersion' } })),
  exportedAt: FileMoment,
  /** Names alone; importing adds nobody. */
  adults: z.array(z.strictObject({ firstName: z.string(), lastName: z.string() })),
  children: z.array(ChildInFile),
  tasks: z.array(TaskInFile),
  scheduledTasks: z.array(RuleInFile),
  occurrences: z.array(OccurrenceInFile),
  homework: z.array(HomeworkInFile),
  breaks: None,
  treats: None,
  swaps: None,
});
export type FamilyFile = z.infer<typeof FamilyFileSchema>;

/** How much came in, by kind. */
export const ImportCountsSchema = z.object({
  children: z.int(),
  tasks: z.int(),
  scheduledTasks: z.int(),
  homework: z.int(),
  breaks: z.int(),
  treats: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCountsSchema>;

/** Where the JSON Schema of the files is served. */
export const FILE_SCHEMA_PATH = '/api/export.schema.json';

/** The name of a file of this day. */
export const fileName = (day: string): string => `kovan-${day}.json`;

/** Taking a family along, and bringing it in (specification.md, EX). */
export const fileCalls = {
  export: call({
    method: 'GET',
    path: '/api/family/export',
    summary: 'All that the family has written, as one file',
    access: 'adults',
    status: 200,
    answer: FamilyFileSchema,
  }),
  import: call({
    method: 'POST',
    path: '/api/family/import',
    summary: 'Bring such a file into a family without children',
    access: 'adults',
    changes: ['children', 'tasks', 'homework'],
    body: FamilyFileSchema,
    maxBytes: MAX_FILE_BYTES,
    idempotent: true,
    status: 201,
    answer: single(ImportCountsSchema),
    errors: [409],
  }),
};
