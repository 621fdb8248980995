import { Readable } from 'node:stream';
import { type calls, FILE_VERSION, type FamilyFile, fileName } from '@kovan/api-client/contract';
import { CHILD_FIELDS, CHORE_FIELDS, HOMEWORK_FIELDS, pickFields } from '@kovan/domain/fields';
import type { WeekDay } from '@kovan/domain/weeks';
import { type CallInput, StreamedAnswer } from '../../http/route.ts';
import { scopeOf } from '../familyRoutes.ts';
import { selectAdults } from '../people/adults.ts';
import type { Database } from '../../db/database.ts';
import { selectWholeChildren, wholeHomework, wholeOccurrences, wholeRules, wholeTasks } from './rows.ts';

type Lists = { [Name in keyof FamilyFile as FamilyFile[Name] extends unknown[] ? Name : never]: FamilyFile[Name] };
type Item<Name extends keyof Lists> = Lists[Name][number];

const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

async function* mapped<From, To>(
  chunks: AsyncIterable<From[]>,
  map: (row: From) => To | null,
): AsyncGenerator<To[], void> {
  for await (const rows of chunks) yield rows.map(map).filter((item) => item !== null);
}

async function* ofList<T>(items: T[]): AsyncGenerator<T[], void> {
  yield items;
}

/**
 * The lists of a family's file. They are read one after the other while the family may go on writing: what belongs to a
 * child or a rule that came later is left out, so that the file agrees with itself.
 */
const listsOf = (db: Database, familyId: string, children: Awaited<ReturnType<typeof selectWholeChildren>>) => {
  const known = new Set(children.map(({ id }) => id));
  const rules = new Set<string>();
  const whenKnown =
    <Row extends { readonly childId: string }, To>(map: (row: Row) => To | null) =>
    (row: Row): To | null =>
      known.has(row.childId) ? map(row) : null;

  return {
    children: ofList(
      children.map(
        (child): Item<'children'> =>
          ({
            id: child.id,
            ...pickFields(CHILD_FIELDS, child),
            createdAt: child.createdAt.toISOString(),
          }) as Item<'children'>,
      ),
    ),
    tasks: mapped(
      wholeTasks(db, familyId),
      whenKnown((row) => ({
        id: row.id,
        ...pickFields(CHORE_FIELDS, row),
        dueDate: row.dueDate,
        completedAt: momentOf(row.completedAt),
        createdAt: row.createdAt.toISOString(),
      })),
    ),
    scheduledTasks: mapped(
      wholeRules(db, familyId),
      whenKnown((row) => {
        rules.add(row.id);
        return {
          id: row.id,
          ...pickFields(CHORE_FIELDS, row),
          period: { frequency: String(row.frequency), weekDays: row.weekDays as WeekDay[] },
          createdOn: row.createdOn,
          createdAt: row.createdAt.toISOString(),
        };
      }),
    ),
    occurrences: mapped(
      wholeOccurrences(db, familyId),
      whenKnown((row) =>
        row.status === 'completed' || rules.has(row.ruleId)
          ? {
              ruleId: row.ruleId,
              ruleDay: row.ruleDay,
              ...pickFields(CHORE_FIELDS, row),
              dueDate: row.dueDate,
              status: row.status,
              completedAt: momentOf(row.completedAt),
              createdAt: row.createdAt.toISOString(),
            }
          : null,
      ),
    ),
    homework: mapped(
      wholeHomework(db, familyId),
      whenKnown((row) => ({
        id: row.id,
        childId: row.childId,
        ...pickFields(HOMEWORK_FIELDS, row),
        status: row.status,
        completedAt: momentOf(row.completedAt),
        createdAt: row.createdAt.toISOString(),
      })),
    ),
  };
};

/** This version has none of these. */
const NOT_YET = { breaks: [], treats: [], swaps: [] } as const;

/** About so many characters are sent at once: item by item, sending would cost more than all the rest. */
const SENT_AT_ONCE = 32_768;

async function* textOf(head: object, lists: Record<string, AsyncIterable<unknown[]>>): AsyncGenerator<string, void> {
  let text = JSON.stringify(head).slice(0, -1);
  for (const [name, chunks] of Object.entries(lists)) {
    text += `,\n${JSON.stringify(name)}:[`;
    let before = '\n';
    for await (const items of chunks) {
      for (const item of items) {
        text += before + JSON.stringify(item);
        before = ',\n';
      }
      if (text.length < SENT_AT_ONCE) continue;
      yield text;
      text = '';
    }
    text += before === '\n' ? ']' : '\n]';
  }
  yield `${text},\n${JSON.stringify(NOT_YET).slice(1)}\n`;
}

/** All that a family has written, as a file that is sent while it is read. */
export const exportFamily = async (
  db: Database,
  input: CallInput<typeof calls.file.export>,
): Promise<StreamedAnswer> => {
  const { familyId, today, now } = scopeOf(db, input);
  // Asked before the answer begins: from then on a failure can only cut it off.
  const [adults, children] = await Promise.all([selectAdults(db, familyId), selectWholeChildren(db, familyId)]);
  const head = {
    kovan: 'family',
    version: FILE_VERSION,
    exportedAt: now.toISOString(),
    adults: adults.map(({ firstName, lastName }) => ({ firstName, lastName })),
  };
  return new StreamedAnswer(Readable.from(textOf(head, listsOf(db, familyId, children))), {
    'content-disposition': `attachment; filename="${fileName(today)}"`,
  });
};
