import { type calls, fromWire, HOMEWORK_STATUSES } from '@kovan/api-client/contract';
import { type HomeworkRequest, settleHomework } from '@kovan/machines/homework';
import { newId } from '../../db/newId.ts';
import { asId } from '../../http/ids.ts';
import { invalid, notFound } from '../../http/problemError.ts';
import { forgetKeptReports } from '../../mail/outboxRepository.ts';
import { childWithin, knownChild } from '../children/service.ts';
import { countCompleted, countRow, uncountRows } from '../family/repository.ts';
import type { Asked, ChangeScope, Scope } from '../familyRoutes.ts';
import { completionMoment } from '../completionMoment.ts';
import { forgetAnswersAbout } from '../once.ts';
import { transitions } from '../transitions.ts';
import {
  deleteHomework,
  type HomeworkRow,
  insertHomework,
  selectHomework,
  updateFields,
  updateStatus,
} from './repository.ts';

type Calls = typeof calls.homework;
type FamilyCalls = typeof calls.familyHomework;

/** A call about one homework item, which must be of the child that `Kids-Id` names, where it does. */
type AboutOne = Pick<Asked<Calls['remove']>, 'params' | 'kidsId'>;

/**
 * The child that new homework is for, named by `cocukId`, by `Kids-Id`, or by both alike; named by neither or by both in
 * disagreement it is a 400, where one of the two is a child of others a 404.
 */
const childOfNewHomework = async (
  scope: Scope,
  cocukId: string | undefined,
  kidsId: string | null,
): Promise<string> => {
  const named = kidsId ?? cocukId;
  if (named === undefined) throw invalid({ cocukId: { code: 'custom', params: { kind: 'required' } } });
  const childId = await knownChild(scope, named);
  if (cocukId === undefined || asId(cocukId) === childId) return childId;
  await knownChild(scope, cocukId);
  throw invalid({ cocukId: { code: 'custom', params: { kind: 'otherChild' } } });
};

const findHomework = async (scope: ChangeScope, { params, kidsId }: AboutOne): Promise<HomeworkRow> => {
  const { db, familyId } = scope;
  const row = await selectHomework(db, familyId, asId(params.id));
  if (!row || (kidsId !== null && asId(kidsId) !== row.childId)) throw notFound();
  childWithin(scope, row.childId);
  scope.concerns(row.childId);
  return row;
};

/** Adds active homework, by either door. */
export const addHomework = async (
  scope: ChangeScope,
  { body, kidsId }: Asked<Calls['create']> | Asked<FamilyCalls['create']>,
): Promise<{ data: HomeworkRow }> => {
  const { db, familyId, now, send } = scope;
  const { cocukId, ...fields } = body;
  const [, childId] = await Promise.all([countRow(db, familyId), childOfNewHomework(scope, cocukId, kidsId)]);
  scope.concerns(childId);
  const row: HomeworkRow = {
    ...fromWire(fields),
    familyId,
    id: newId(),
    childId,
    status: 'active',
    completedAt: null,
    createdAt: now,
  };
  send(insertHomework(db, row));
  return { data: row };
};

/** Replaces the fields of homework; it keeps its child and its status. */
export const changeHomework = async (
  scope: ChangeScope,
  asked: Asked<Calls['update']> | Asked<FamilyCalls['update']>,
): Promise<{ data: HomeworkRow }> => {
  const row = await findHomework(scope, asked);
  const changed = { ...row, ...fromWire(asked.body) };
  scope.send(updateFields(scope.db, changed));
  return { data: changed };
};

const settled = transitions(settleHomework, HOMEWORK_STATUSES, [
  ...HOMEWORK_STATUSES.map((status): HomeworkRequest => ({ status })),
  { checked: true },
  { checked: false },
]);

/** Brings homework to a status: what already holds changes nothing, what the machine has no way to is a 409. */
export const setHomeworkStatus = async (
  scope: ChangeScope,
  asked: Asked<Calls['setStatus']> | Asked<Calls['check']>,
): Promise<{ data: HomeworkRow }> => {
  const { db, send } = scope;
  const { at, ...wanted } = { at: undefined, ...asked.body };
  const moment = completionMoment(scope, at);
  const row = await findHomework(scope, asked);
  const status = settled(row.status, wanted);
  if (status === row.status) return { data: row };
  // Checking, and taking that back, keep the moment at which the child was done, and the totals.
  const changed = { ...row, status, completedAt: row.completedAt ?? moment };
  send(updateStatus(db, changed));
  if (row.completedAt === null) send(countCompleted(db, row, 'completedHomework', 1));
  return { data: changed };
};

/** Deletes homework. */
export const removeHomework = async (scope: ChangeScope, asked: AboutOne): Promise<void> => {
  const { db, familyId, send } = scope;
  const row = await findHomework(scope, asked);
  send(deleteHomework(db, row));
  send(uncountRows(db, familyId, 1));
  if (row.completedAt !== null) send(countCompleted(db, row, 'completedHomework', -1));
  send(forgetAnswersAbout(db, familyId, row.id));
  send(forgetKeptReports(db, familyId));
};
