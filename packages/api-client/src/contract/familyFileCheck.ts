import { isBirthYear } from '@kovan/domain/children';
import type { FamilyFile } from './familyFile.ts';

/** So many places are named, however many are wrong. */
const MOST_NAMED = 20;

/** What is wrong with a place of a file, in the words of an issue. */
export type FileIssue =
  | { readonly code: 'custom'; readonly params: { readonly kind: string } }
  | { readonly code: 'too_big'; readonly origin: 'number'; readonly maximum: number };

const custom = (kind: string): FileIssue => ({ code: 'custom', params: { kind } });

/** What no schema can see: where the rows of a file do not belong together, by place. */
export const inconsistencies = (file: FamilyFile, latestBirthYear: number): Record<string, FileIssue> => {
  const wrong: Record<string, FileIssue> = {};
  const note = (place: string, issue: FileIssue): void => {
    if (Object.keys(wrong).length < MOST_NAMED) wrong[place] ??= issue;
  };
  const idsOf = (list: 'children' | 'tasks' | 'scheduledTasks' | 'homework'): ReadonlySet<string> => {
    const ids = new Set<string>();
    for (const [index, { id }] of file[list].entries()) {
      if (ids.has(id)) note(`${list}.${index}.id`, custom('twice'));
      ids.add(id);
    }
    return ids;
  };
  const children = idsOf('children');
  const rules = idsOf('scheduledTasks');
  idsOf('tasks');
  idsOf('homework');

  for (const [index, { birthYear }] of file.children.entries()) {
    if (!isBirthYear(birthYear, latestBirthYear)) {
      note(`children.${index}.birthYear`, { code: 'too_big', origin: 'number', maximum: latestBirthYear });
    }
  }
  for (const list of ['tasks', 'scheduledTasks', 'occurrences', 'homework'] as const) {
    for (const [index, { childId }] of file[list].entries()) {
      if (!children.has(childId)) note(`${list}.${index}.childId`, custom('strangeChild'));
    }
  }
  const days = new Set<string>();
  for (const [index, { ruleId, ruleDay, status }] of file.occurrences.entries()) {
    // A completed day outlives its rule; of any other there would be nothing left.
    if (status !== 'completed' && !rules.has(ruleId)) note(`occurrences.${index}.ruleId`, custom('strangeRule'));
    const day = JSON.stringify([ruleId, ruleDay]);
    if (days.has(day)) note(`occurrences.${index}.ruleDay`, custom('twice'));
    days.add(day);
  }
  return wrong;
};
