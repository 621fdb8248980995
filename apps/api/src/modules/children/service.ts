import { type Child, type ChildInput, calls } from '@kovan/api-client/contract';
import { isBirthYear } from '@kovan/domain/children';
import { yearOf } from '@kovan/domain/days';
import { FAMILY_LIMITS } from '@kovan/domain/limits';
import { newId } from '../../db/newId.ts';
import { asId, asIds } from '../../http/ids.ts';
import { full, invalid, notFound } from '../../http/problemError.ts';
import { forgetKeptReports } from '../../mail/outboxRepository.ts';
import { eraseSomeOfChild } from '../family/erase.ts';
import type { Eraser } from '../family/eraser.ts';
import { forgetChildOnDevices } from '../devices/forgetChild.ts';
import type { Asked, ChangeScope, Scope, SessionScope } from '../familyRoutes.ts';
import { forgetAnswersAbout, forgetAnswersTo } from '../once.ts';
import {
  childrenExist,
  countChildren,
  insertChild,
  markChildDeleted,
  selectChildren,
  updateChild,
  type Whose,
} from './repository.ts';

type Calls = typeof calls.children;

/** The id of a child that the call is not kept from; 404 for one that it is confined away from, as if it were nobody's. */
export const childWithin = ({ childIds }: Pick<Scope, 'childIds'>, childId: string): string => {
  const id = asId(childId);
  if (childIds !== null && !childIds.includes(id)) throw notFound();
  return id;
};

/** Whose rows a list holds that may name a child: that child's, else all that the call may see. Asks nothing. */
export const whoseWithin = (scope: Pick<Scope, 'childIds'>, childId: string | null | undefined): Whose => {
  if (childId !== null && childId !== undefined) return childWithin(scope, childId);
  const [only, ...others] = scope.childIds ?? [];
  return only !== undefined && others.length === 0 ? only : scope.childIds;
};

/** The child's id as the database takes it; 404 when the family has no such child, or not for this call. */
export const knownChild = async (scope: Scope, childId: string): Promise<string> => {
  const id = childWithin(scope, childId);
  if (!(await childrenExist(scope.db, scope.familyId, [id]))) throw notFound();
  return id;
};

/** The same for several children, each once. */
export const knownChildren = async (scope: Scope, childIds: readonly string[]): Promise<string[]> => {
  const ids = asIds(childIds.map((childId) => childWithin(scope, childId)));
  if (!(await childrenExist(scope.db, scope.familyId, ids))) throw notFound();
  return ids;
};

/** Whose rows a list holds; 404 where it names a child of others. */
export const knownWhose = async (scope: Scope, childId: string | null | undefined): Promise<Whose> =>
  childId === null || childId === undefined ? whoseWithin(scope, null) : knownChild(scope, childId);

const requireBirthYear = ({ birthYear }: ChildInput, { today }: Scope): void => {
  const year = yearOf(today);
  if (!isBirthYear(birthYear, year)) throw invalid({ birthYear: { code: 'too_big', origin: 'number', maximum: year } });
};

/** The children, oldest record first. */
export const listChildren = async ({ db, familyId, childIds }: Scope): Promise<{ data: Child[] }> => {
  const all = await selectChildren(db, familyId);
  return { data: childIds === null ? all : all.filter(({ id }) => childIds.includes(id)) };
};

/** Adds a child; a birth year after the viewer's year is a 400, more children than a family may have a 409. */
export const addChild = async (scope: ChangeScope, { body }: Asked<Calls['create']>): Promise<{ data: Child }> => {
  const { db, familyId, now, send } = scope;
  requireBirthYear(body, scope);
  if ((await countChildren(db, familyId)) >= FAMILY_LIMITS.children) throw full('children');
  const totals = { completedHomework: 0, completedTasks: 0 };
  const child = { ...body, ...totals, id: newId(), familyId, createdAt: now, deletedAt: null };
  send(insertChild(db, child));
  return { data: child };
};

/** Replaces what is said of a child. */
export const changeChild = async (
  scope: ChangeScope,
  { params, body }: Asked<Calls['update']>,
): Promise<{ data: Child }> => {
  const id = childWithin(scope, params.id);
  scope.concerns(id);
  const child = await updateChild(scope.db, scope.familyId, id, body);
  if (!child) throw notFound();
  // Only now: who is not there is told before what is wrong, and a refusal undoes the change.
  requireBirthYear(body, scope);
  return { data: child };
};

/**
 * Deletes a child with all homework and tasks. It is hidden with all of that at once; what is more than one batch is left
 * to the eraser, so that nobody waits for it.
 */
export const removeChild =
  (eraser: Eraser) =>
  async (scope: SessionScope, { params }: Asked<Calls['remove']>): Promise<void> => {
    const { db, familyId, now, send, concerns, afterwards } = scope;
    const id = asId(params.id);
    concerns(id);
    // Together: where there is no such child, none of it was done.
    const marked = markChildDeleted(db, familyId, id, now);
    const forgotten = forgetChildOnDevices(scope, id);
    send(forgetAnswersAbout(db, familyId, id));
    send(forgetAnswersTo(db, familyId, calls.file.import));
    send(forgetKeptReports(db, familyId));
    const [wasThere, isAll] = await Promise.all([marked, eraseSomeOfChild(db, familyId, id), forgotten]);
    if (!wasThere) throw notFound();
    if (!isAll) afterwards(() => eraser.wake());
  };
