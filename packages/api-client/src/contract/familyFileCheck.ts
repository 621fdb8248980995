import { isBirthYear } from '@kovan/domain/children';
import type { FamilyFile } from './familyFile.ts';

/** So many places are named, however many are wrong. */
const MOST_NAMED = 20;

/** What is wrong with a place of a file, in the words of an issue. */
export type FileIssue =
  | { readonly code: 'custom'; readonly params: { readonly kind: string } }
  | { readonly code: 'too_big'; readonly origin: 'number'; readonly maximum: number };

const custom = (kind: string): FileIssue => ({ code: 'custom', params: { kind } });

/** Tells of each key whether it was asked before. */
const createRepeats = () => {
  const keys = new Set<string>();
  const isRepeated = (key: string): boolean => {
    const { size } = keys;
    return keys.add(key).size === size;
  };
  return { keys, isRepeated };
};

/** Looks at one row after the other; gives places that do not fit, and nothing for a row that does. */
function* lookAtRows(file: FamilyFile, latestBirthYear: number): Generator<readonly [string, FileIssue] | undefined> {
  const children = createRepeats();
  for (const [index, { id, birthYear }] of file.children.entries()) {
    yield children.isRepeated(id) ? [`children.${index}.id`, custom('twice')] : undefined;
    if (!isBirthYear(birthYear, latestBirthYear)) {
      yield [`children.${index}.birthYear`, { code: 'too_big', origin: 'number', maximum: latestBirthYear }];
    }
  }
  const strangeChild = (place: string, childId: string) =>
    children.keys.has(childId) ? undefined : ([`${place}.childId`, custom('strangeChild')] as const);
  const rules = createRepeats();
  const lists = { scheduledTasks: rules, tasks: createRepeats(), homework: createRepeats() };
  for (const list of ['scheduledTasks', 'tasks', 'homework'] as const) {
    for (const [index, { id, childId }] of file[list].entries()) {
      yield lists[list].isRepeated(id) ? [`${list}.${index}.id`, custom('twice')] : undefined;
      yield strangeChild(`${list}.${index}`, childId);
    }
  }
  const days = createRepeats();
  for (const [index, { childId, ruleId, ruleDay, status }] of file.occurrences.entries()) {
    const place = `occurrences.${index}`;
    yield strangeChild(place, childId);
    // A completed day outlives its rule; of any other there would be nothing left.
    if (status !== 'completed' && !rules.keys.has(ruleId)) yield [`${place}.ruleId`, custom('strangeRule')];
    if (days.isRepeated(JSON.stringify([ruleId, ruleDay]))) yield [`${place}.ruleDay`, custom('twice')];
  }
}

/**
 * What no schema can see: where the rows of a file do not belong together, by place; up to twenty places. It yields after
 * each row, so that who looks through a long file can let others have their turn.
 */
export function* inconsistencies(
  file: FamilyFile,
  latestBirthYear: number,
): Generator<void, Record<string, FileIssue>> {
  const wrong = new Map<string, FileIssue>();
  for (const found of lookAtRows(file, latestBirthYear)) {
    if (found) wrong.set(...found);
    if (wrong.size === MOST_NAMED) break;
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
