import { HOMEWORK_FIELDS, pickFields } from '@kovan/domain/fields';
import { and, asc, desc, eq, getTableName, gt, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { param, prepared } from '../../db/prepared.ts';
import { homework } from '../../db/schema.ts';
import { isNotOfDeletedChild, isWhose, ofWhose, valuesOf, type Whose } from '../children/repository.ts';
import { knownChild, whoseWithin } from '../children/service.ts';
import type { Scope } from '../familyRoutes.ts';
import { type AfterOpen, type BeforeDone, type DoneRow, type Page, type PagedList, readPage } from '../page.ts';
import type { HomeworkRow } from './repository.ts';

const columns = {
  id: homework.id,
  childId: homework.childId,
  ...pickFields(HOMEWORK_FIELDS, homework),
  status: homework.status,
};
type ShownHomework = Pick<HomeworkRow, keyof typeof columns>;

/** Which homework a list holds; what is `null` or absent narrows nothing. */
interface Filter {
  readonly whose: Whose;
  readonly subject?: string | undefined;
  /** Whether it holds active homework alone. */
  readonly activeOnly?: boolean;
}

type Value = string | Placeholder;

/** Homework of a family, narrowed to what is given. */
const of = (familyId: Value, isOfWhom: SQL | undefined, subject: Value | undefined): SQL | undefined =>
  and(
    eq(homework.familyId, familyId),
    isOfWhom,
    isNotOfDeletedChild(homework.childId, familyId),
    subject === undefined ? undefined : eq(homework.subject, subject),
  );

// PostgreSQL sorts NULL last when ascending, and so reads the index in order.
const byDueDate = [asc(homework.dueDate), asc(homework.id)];
const newestFirst = [desc(homework.completedAt), desc(homework.id)];

const open = (db: Database, which: SQL | undefined, limit: number | Placeholder) =>
  db
    .select(columns)
    .from(homework)
    .where(and(which, isNull(homework.completedAt)))
    .orderBy(...byDueDate)
    .limit(limit);

/** So many rows are taken as they come, and only those are put in order: a long list costs no more than what is taken. */
const allStatement = (name: string, subject?: Placeholder) =>
  ofWhose((isOfWhom, suffix) =>
    prepared(`${name}${suffix}`, (db) => {
      const which = of(param('familyId'), isOfWhom(homework.childId), subject);
      const taken = db.select(columns).from(homework).where(which).limit(param('limit'));
      // Under the table's own name, so that its columns name those of what was taken.
      return db
        .select(columns)
        .from(taken.as(getTableName(homework)))
        .orderBy(...byDueDate);
    }),
  );

const ALL = allStatement('homework');
const ALL_OF_SUBJECT = allStatement('homework_subject', param('subject'));
const ACTIVE = ofWhose((isOfWhom, suffix) =>
  prepared(`homework_active${suffix}`, (db) =>
    open(db, of(param('familyId'), isOfWhom(homework.childId), undefined), param('limit')),
  ),
);

const afterPlace = ({ dueDate, id }: AfterOpen): SQL | undefined =>
  dueDate === null
    ? and(isNull(homework.dueDate), gt(homework.id, id))
    : sql`(${homework.dueDate}, ${homework.id}) > (${dueDate}::date, ${id}::uuid)`;

/** What comes after a row: those with a day, then those without, each part from where the index holds it. */
const openAfter = async (
  db: Database,
  which: SQL | undefined,
  after: AfterOpen,
  limit: number,
): Promise<ShownHomework[]> => {
  const rows = await open(db, and(which, afterPlace(after)), limit);
  if (after.dueDate === null || rows.length === limit) return rows;
  return [...rows, ...(await open(db, and(which, isNull(homework.dueDate)), limit - rows.length))];
};

const doneBefore = async (db: Database, which: SQL | undefined, before: BeforeDone | null, limit: number) => {
  const older =
    before &&
    sql`(${homework.completedAt}, ${homework.id}) < (${before.completedAt.toISOString()}::timestamptz, ${before.id}::uuid)`;
  const rows = await db
    .select({ ...columns, completedAt: homework.completedAt })
    .from(homework)
    .where(and(which, isNotNull(homework.completedAt), older ?? undefined))
    .orderBy(...newestFirst)
    .limit(limit);
  return rows.filter((row): row is ShownHomework & DoneRow => row.completedAt !== null);
};

const homeworkOf = (
  { db, familyId }: Scope,
  { whose, subject, activeOnly = false }: Filter,
): PagedList<ShownHomework> => {
  // What the first page asks is put together already: this only pages after it need.
  const which = () => of(familyId, isWhose(homework.childId, whose), subject);
  const values = { familyId, ...valuesOf(whose), subject };
  if (activeOnly) {
    return {
      open: (after, limit) =>
        after === null ? ACTIVE(whose)(db).execute({ ...values, limit }) : openAfter(db, which(), after, limit),
    };
  }
  return {
    all: (limit) => (subject === undefined ? ALL : ALL_OF_SUBJECT)(whose)(db).execute({ ...values, limit }),
    open: async (after, limit) => (after === null ? open(db, which(), limit) : openAfter(db, which(), after, limit)),
    done: (before, limit) => doneBefore(db, which(), before, limit),
  };
};

/** What a list of homework is asked with. */
interface ListAsked {
  readonly ders?: string | undefined;
  readonly before?: string | undefined;
  readonly activeOnly?: boolean;
}

/** A page of the homework of a child, or of the whole family, by due date; a child of others is a 404. */
export const listHomework = async (
  scope: Scope,
  childId: string | null,
  { ders, before, activeOnly = false }: ListAsked,
): Promise<Page<ShownHomework>> => {
  const whose = whoseWithin(scope, childId);
  const page = await readPage(homeworkOf(scope, { whose, subject: ders, activeOnly }), before);
  // Homework has a child; only where there is none may the child itself be missing.
  if (page.data.length === 0 && childId !== null) await knownChild(scope, childId);
  return page;
};
