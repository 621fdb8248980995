import type { Child, ChildInput } from '@kovan/api-client/contract';
import { isBirthYear } from '@kovan/domain/children';
import { yearOf } from '@kovan/domain/days';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { isForeignKeyViolation } from '../../db/violations.ts';
import { asId } from '../../http/ids.ts';
import { invalid, notFound } from '../../http/problemError.ts';
import { forgetKeptMails } from '../../mail/outboxRepository.ts';
import { lockFamily } from '../familyLock.ts';
import { forgetAnswersAbout } from '../once.ts';
import type { Scope } from '../scope.ts';
import { childExists, deleteChild, insertChild, updateChild } from './repository.ts';

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

/** Adds what belongs to a child; its foreign key says whether the family has that child, and holds it: 404 when not. */
export const addToChild = async (adding: Promise<void>): Promise<void> => {
  try {
    await adding;
  } catch (error) {
    throw isForeignKeyViolation(error) ? notFound() : error;
  }
};

const requireBirthYear = ({ birthYear }: ChildInput, { today }: Scope): void => {
  const year = yearOf(today);
  if (!isBirthYear(birthYear, year)) throw invalid({ birthYear: { code: 'too_big', origin: 'number', maximum: year } });
};

/** Adds a child; a birth year after the viewer's year is a 400 (V-16). */
export const addChild = async (db: Database, scope: Scope, input: ChildInput): Promise<Child> => {
  requireBirthYear(input, scope);
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

/** Deletes a child with all homework and tasks. */
export const removeChild = async (db: Database, familyId: string, id: string): Promise<void> => {
  const childId = asId(id);
  await db.transaction(async (tx) => {
    await lockFamily(tx, familyId, 'no key update');
    if (!(await deleteChild(tx, familyId, childId))) throw notFound();
    await forgetAnswersAbout(tx, familyId, childId);
    await forgetKeptMails(tx, familyId);
  });
};
