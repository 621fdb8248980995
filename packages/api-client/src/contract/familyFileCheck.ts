import { isBirthYear } from '@kovan/domain/children';
import type { FamilyFile } from './familyFile.ts';

/** So many places are named, however many are wrong. */
const MOST_NAMED = 20;

/** What is wrong with a place of a file, in the words of an issue. */
export type FileIssue =
  | { readonly code: 'custom'; readonly params: { readonly kind: string } }
  | { readonly code: 'too_big'; readonly origin: 'number'; readonly maximum: number };

const custom = (kind: string): FileIssue => ({ code: 'custom', params: { kind } });

/**
 * What no schema can see: where the rows of a file do not belong together, by place. It yields after each row, so that who
 * looks through a long file can let others have their turn.
 */
export function* inconsistencies(
  file: FamilyFile,
  latestBirthYear: number,
): Generator<void, Record<string, FileIssue>> {
  const wrong = new Map<string, FileIssue>();
  // A file may be wrong in every row: of what is not named, not even the place is made.
  const note = (list: string, index: number, field: string, issue: FileIssue): void => {
    if (wrong.size === MOST_NAMED) return;
    const place = `${list}.${index}.${field}`;
    if (!wrong.has(place)) wrong.set(place, issue);
  };
  function* idsOf(list: 'children' | 'tasks' | 'scheduledTasks' | 'homework'): Generator<void, ReadonlySet<string>> {
    const ids = new Set<string>();
    for (const [index, { id }] of file[list].entries()) {
      if (ids.has(id)) note(list, index, 'id', custom('twice'));
      ids.add(id);
      yield;
    }
    return ids;
  }
  const children = yield* idsOf('children');
  const rules = yield* idsOf('scheduledTasks');
  yield* idsOf('tasks');
  yield* idsOf('homework');

  for (const [index, { birthYear }] of file.children.entries()) {
    if (!isBirthYear(birthYear, latestBirthYear)) {
      note('children', index, 'birthYear', { code: 'too_big', origin: 'number', maximum: latestBirthYear });
    }
    yield;
  }
  for (const list of ['tasks', 'scheduledTasks', 'occurrences', 'homework'] as const) {
    for (const [index, { childId }] of file[list].entries()) {
      if (!children.has(childId)) note(list, index, 'childId', custom('strangeChild'));
      yield;
    }
  }
  const days = new Set<string>();
  for (const [index, { ruleId, ruleDay, status }] of file.occurrences.entries()) {
    // A completed day outlives its rule; of any other there would be nothing left.
    if (status !== 'completed' && !rules.has(ruleId)) note('occurrences', index, 'ruleId', custom('strangeRule'));
    const day = JSON.stringify([ruleId, ruleDay]);
    if (days.has(day)) note('occurrences', index, 'ruleDay', custom('twice'));
    days.add(day);
    yield;
  }
  return Object.fromEntries(wrong);
}

/** All that is wrong with a short file, at once. */
export const inconsistenciesAtOnce = (file: FamilyFile, latestBirthYear: number): Record<string, FileIssue> => {
  const looking = inconsistencies(file, latestBirthYear);
  for (;;) {
    const step = looking.next();
    if (step.done) return step.value;
  }
};
