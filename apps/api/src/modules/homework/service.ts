import type { HomeworkFields } from '@kovan/api-client/contract';
import { type HomeworkRequest, settleHomework } from '@kovan/machines/homework';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { asId } from '../../http/ids.ts';
import { conflict, notFound } from '../../http/problemError.ts';
import { childOrFamily } from '../children/service.ts';
import { forgetAnswersAbout } from '../once.ts';
import type { Scope } from '../scope.ts';
import { childOfNewHomework } from './child.ts';
import {
  deleteHomework,
  type HomeworkFilter,
  type HomeworkRow,
  insertHomework,
  selectHomework,
  selectHomeworkForUpdate,
  updateHomework,
} from './repository.ts';

/** Names one homework: its id, and the child it must be of where `Kids-Id` says so. */
export interface HomeworkName {
  readonly id: string;
  readonly kidsId: string | null;
}

/** Homework of a child, or of the whole family, by due date. */
export const listHomework = async (
  db: Database,
  familyId: string,
  childId: string | null,
  filter: Omit<HomeworkFilter, 'childId'> = {},
): Promise<HomeworkRow[]> =>
  selectHomework(db, familyId, { ...filter, childId: await childOrFamily(db, familyId, childId) });

/** Adds active homework, by either door. */
export const addHomework = (
  db: Database,
  scope: Scope,
  child: { readonly cocukId: string | undefined; readonly kidsId: string | null },
  fields: HomeworkFields,
): Promise<HomeworkRow> =>
  db.transaction(async (tx) => {
    const row: HomeworkRow = {
      ...fields,
      familyId: scope.familyId,
      id: newId(),
      childId: await childOfNewHomework(tx, scope.familyId, child.cocukId, child.kidsId),
      status: 'active',
      completedAt: null,
      createdAt: scope.now,
    };
    await insertHomework(tx, row);
    return row;
  });

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

/** Brings homework to a status: what already holds changes nothing, what the machine has no way to is a 409 (S-46). */
export const settleStatus = (
  db: Database,
  scope: Scope,
  name: HomeworkName,
  wanted: HomeworkRequest,
): Promise<HomeworkRow> =>
  db.transaction(async (tx) => {
    const row = await heldHomework(tx, scope.familyId, name);
    const status = settleHomework(row.status, wanted);
    if (status === null) throw conflict();
    if (status === row.status) return row;
    // Checking, and taking that back, keep the moment at which the child was done.
    const changes = { status, completedAt: row.completedAt ?? scope.now };
    await updateHomework(tx, scope.familyId, row.id, changes);
    return { ...row, ...changes };
  });

/** Deletes homework. */
export const removeHomework = (db: Database, familyId: string, name: HomeworkName): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await heldHomework(tx, familyId, name);
    await deleteHomework(tx, familyId, row.id);
    await forgetAnswersAbout(tx, familyId, row.id);
  });
