import { type Call, HOMEWORK_STATUSES, type HomeworkFields } from '@kovan/api-client/contract';
import { type HomeworkRequest, type HomeworkStatus, settleHomework } from '@kovan/machines/homework';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { asId } from '../../http/ids.ts';
import { conflict, notFound } from '../../http/problemError.ts';
import { forgetKeptMails } from '../../mail/outboxRepository.ts';
import { addToChild, childOrFamily } from '../children/service.ts';
import { countCompleted, countRows, countRowStatement, uncountRows } from '../family/counts.ts';
import { lockFamily } from '../familyLock.ts';
import { type Asked, forgetAnswersAbout } from '../once.ts';
import { onceInsert } from '../onceInsert.ts';
import { type Page, readPage } from '../page.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { childOfNewHomework } from './child.ts';
import { type HomeworkFilter, homeworkList } from './lists.ts';
import {
  deleteHomework,
  type HomeworkRow,
  insertHomework,
  insertHomeworkStatement,
  moveHomework,
  selectHomeworkForUpdate,
  type ShownHomework,
  updateHomework,
} from './repository.ts';

/** Names one homework: its id, and the child it must be of where `Kids-Id` says so. */
export interface HomeworkName {
  readonly id: string;
  readonly kidsId: string | null;
}

/** A page of the homework of a child, or of the whole family, by due date; a child of others is a 404. */
export const listHomework = async (
  db: Database,
  familyId: string,
  childId: string | null,
  { before, ...narrowing }: Omit<HomeworkFilter, 'childId'> & { readonly before?: string | undefined },
): Promise<Page<ShownHomework>> => {
  const of = childId === null ? null : asId(childId);
  const page = await readPage(homeworkList(db, familyId, { ...narrowing, childId: of }), before);
  // Homework has a child; only where there is none may the child itself be missing.
  if (page.data.length === 0) await childOrFamily(db, familyId, of);
  return page;
};

/** Adds active homework, by either door, once for each key. */
export const addHomework = async (
  db: Database,
  call: Call,
  asked: Asked,
  child: { readonly cocukId: string | undefined; readonly kidsId: string | null },
  fields: HomeworkFields,
): Promise<{ data: HomeworkRow }> => {
  const scope = scopeOf(asked.viewer, asked.request);
  const row: HomeworkRow = {
    ...fields,
    familyId: scope.familyId,
    id: newId(),
    childId: await childOfNewHomework(db, scope.familyId, child.cocukId, child.kidsId),
    status: 'active',
    completedAt: null,
    createdAt: scope.now,
  };
  const answer = { data: row };
  return onceInsert(db, call, asked, {
    answer,
    steps: [
      { name: 'kovan_count_row', statement: countRowStatement(db), values: row },
      { name: 'kovan_homework_insert', statement: insertHomeworkStatement(db), values: row },
    ],
    work: async (tx) => {
      await countRows(tx, row.familyId);
      await addToChild(insertHomework(tx, row));
      return answer;
    },
  });
};

const heldHomework = async (tx: Database, familyId: string, { id, kidsId }: HomeworkName): Promise<HomeworkRow> => {
  const row = await selectHomeworkForUpdate(tx, familyId, asId(id));
  if (!row || (kidsId !== null && asId(kidsId) !== row.childId)) throw notFound();
  return row;
};

/** Replaces the fields of homework; it keeps its child and its status. */
export const changeHomework = (
  db: Database,
  familyId: string,
  name: HomeworkName,
  fields: HomeworkFields,
): Promise<HomeworkRow> =>
  db.transaction(async (tx) => {
    const row = await heldHomework(tx, familyId, name);
    await updateHomework(tx, familyId, row.id, fields);
    return { ...row, ...fields };
  });

interface Move {
  readonly from: HomeworkStatus;
  readonly to: HomeworkStatus;
}

const findMove = (wanted: HomeworkRequest): Move | null => {
  for (const from of HOMEWORK_STATUSES) {
    const to = settleHomework(from, wanted);
    if (to !== null && to !== from) return { from, to };
  }
  return null;
};

/** Asking the machine takes longer than the rest of a request; of requests there are five. */
const moves = new Map<string, Move | null>();

/** The one move that a request asks for, as the machine has it; `null` where it never changes anything. */
const moveOf = (wanted: HomeworkRequest): Move | null => {
  const name = JSON.stringify(wanted);
  const move = moves.has(name) ? (moves.get(name) ?? null) : findMove(wanted);
  moves.set(name, move);
  return move;
};

/** Brings homework to a status: what already holds changes nothing, what the machine has no way to is a 409 (S-46). */
export const settleStatus = async (
  db: Database,
  scope: Scope,
  { id, kidsId }: HomeworkName,
  wanted: HomeworkRequest,
): Promise<ShownHomework> => {
  const name = { id: asId(id), childId: kidsId === null ? null : asId(kidsId) };
  const move = moveOf(wanted);
  const moved = move && (await moveHomework(db, scope.familyId, name, { ...move, now: scope.now }));
  if (moved) return moved;
  // Nothing was moved: it is not there, it holds already, or the machine refuses.
  return db.transaction(async (tx) => {
    await lockFamily(tx, scope.familyId);
    const row = await heldHomework(tx, scope.familyId, { id, kidsId });
    const status = settleHomework(row.status, wanted);
    if (status === null) throw conflict();
    if (status === row.status) return row;
    const changes = { status, completedAt: row.completedAt ?? scope.now };
    await updateHomework(tx, scope.familyId, row.id, changes);
    if (row.completedAt === null) await countCompleted(tx, row, 'completedHomework', 1);
    return { ...row, ...changes };
  });
};

/** Deletes homework. */
export const removeHomework = (db: Database, familyId: string, name: HomeworkName): Promise<void> =>
  db.transaction(async (tx) => {
    await lockFamily(tx, familyId);
    const row = await heldHomework(tx, familyId, name);
    await deleteHomework(tx, familyId, row.id);
    await uncountRows(tx, familyId, 1);
    if (row.completedAt !== null) await countCompleted(tx, row, 'completedHomework', -1);
    await forgetAnswersAbout(tx, familyId, row.id);
    await forgetKeptMails(tx, familyId);
  });
