import type { Child, ChildInput } from '@kovan/api-client/contract';
import { isBirthYear } from '@kovan/domain/children';
import { yearOf } from '@kovan/domain/days';
import { FAMILY_LIMITS } from '@kovan/domain/limits';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { isReferenceViolation } from '../../db/errors.ts';
import { asId } from '../../http/ids.ts';
import { invalid, notFound, tooManyRows } from '../../http/problemError.ts';
import { forgetKeptMails } from '../../mail/outboxRepository.ts';
import { eraseSomeOfChild } from '../family/erase.ts';
import type { Eraser } from '../family/eraser.ts';
import { lockFamily } from '../familyLock.ts';
import { forgetAnswersAbout } from '../once.ts';
import type { Scope } from '../scope.ts';
import { childExists, countChildren, insertChild, markChildDeleted, updateChild } from './repository.ts';

/** The child's id as the database takes it; 404 when the family has no such child. */
export const knownChild = async (db: Database, familyId: string, childId: string): Promise<string> => {
  const id = asId(childId);
  if (!(await childExists(db, familyId, id))) throw notFound();
  return id;
};

/** The child that a list is narrowed to, or `null` for the whole family; 404 for a child of others. */
export const childOrFamily = async (
  db: Database,
  familyId: string,
  childId: string | null | undefined,
): Promise<string | null> => (childId === null || childId === undefined ? null : knownChild(db, familyId, childId));

/** Adds what belongs to a child; the database says whether the family has that child: 404 when not. */
export const addToChild = async (adding: Promise<void>): Promise<void> => {
  try {
    await adding;
  } catch (error) {
    throw isReferenceViolation(error) ? notFound() : error;
  }
};

const requireBirthYear = ({ birthYear }: ChildInput, { today }: Scope): void => {
  const year = yearOf(today);
  if (!isBirthYear(birthYear, year)) throw invalid({ birthYear: { code: 'too_big', origin: 'number', maximum: year } });
};

/** Adds a child; a birth year after the viewer's year is a 400 (V-16), more children than a family may have a 409. */
export const addChild = async (db: Database, scope: Scope, input: ChildInput): Promise<Child> => {
  requireBirthYear(input, scope);
  await lockFamily(db, scope.familyId);
  if ((await countChildren(db, scope.familyId)) >= FAMILY_LIMITS.children) throw tooManyRows();
  const child = { ...input, id: newId(), familyId: scope.familyId, createdAt: scope.now };
  await insertChild(db, child);
  return child;
};

/** Replaces what is said of a child. */
export const changeChild = async (db: Database, scope: Scope, id: string, input: ChildInput): Promise<Child> => {
  const childId = await knownChild(db, scope.familyId, id);
  requireBirthYear(input, scope);
  const child = await updateChild(db, scope.familyId, childId, input);
  if (!child) throw notFound();
  return child;
};

/**
 * Deletes a child with all homework and tasks. It is hidden with all of that at once; what is more than one batch
 * is left to the eraser, so that nobody waits for it.
 */
export const removeChild = async (
  db: Database,
  eraser: Eraser,
  { familyId, now }: Scope,
  id: string,
): Promise<void> => {
  const childId = asId(id);
  const isErased = await db.transaction(async (tx) => {
    await lockFamily(tx, familyId);
    if (!(await markChildDeleted(tx, familyId, childId, now))) throw notFound();
    await forgetAnswersAbout(tx, familyId, childId);
    await forgetKeptMails(tx, familyId);
    return eraseSomeOfChild(tx, familyId, childId);
  });
  if (!isErased) eraser.wake();
};
