import { yearOf } from '@kovan/domain/days';
import { CHILD_FIELDS, CHORE_FIELDS, HOMEWORK_FIELDS, pickFields } from '@kovan/domain/fields';
import { type FamilyFile, FILE_VERSION, type fileCalls } from '../../contract/familyFile.ts';
import { inconsistenciesAtOnce } from '../../contract/familyFileCheck.ts';
import { parent } from '../fixtures/parent.ts';
import { invalid, Refusal } from '../family/refusal.ts';
import type { AnswersTo } from './asked.ts';

/** Records in memory don't know when they were made. */
const createdAt = parent.created_at;

export const fileAnswers: AnswersTo<typeof fileCalls> = {
  export: ({ family }) => {
    const file = {
      kovan: 'family' as const,
      version: FILE_VERSION,
      exportedAt: family.now().toISOString(),
      adults: family.people.map(({ user }) => ({ firstName: user.first_name, lastName: user.last_name })),
      children: family.children.map((child) => ({ id: child.id, ...pickFields(CHILD_FIELDS, child), createdAt })),
      tasks: family.tasks.map(({ completedDate: completedAt, ...task }) => ({ ...task, completedAt, createdAt })),
      scheduledTasks: family.rules.map(({ id, period, createdOn, ...rule }) => ({
        id,
        ...pickFields(CHORE_FIELDS, rule),
        period,
        createdOn,
        createdAt,
      })),
      occurrences: family.doneDays.map(({ completedDate: completedAt, ...day }) => ({
        ...day,
        completedAt,
        createdAt,
      })),
      homework: family.homework.map((one) => ({
        id: one.id,
        childId: one.childId,
        ...pickFields(HOMEWORK_FIELDS, one),
        status: one.status,
        completedAt: one.completedAt,
        createdAt,
      })),
      breaks: [],
      treats: [],
      swaps: [],
    };
    // What fixtures hold is what families hold, only of wider types.
    return file as FamilyFile;
  },
  import: ({ family, body, today }) => {
    const wrong = Object.entries(inconsistenciesAtOnce(body, yearOf(today)));
    if (wrong.length > 0) throw invalid(...wrong.map(([place, issue]) => ({ ...issue, path: place.split('.') })));
    if (family.children.length > 0) throw new Refusal(409, 'FAMILY_HAS_CHILDREN');
    const ids = new Map<string, string>();
    const idOf = (old: string): string => {
      const id = ids.get(old) ?? family.newId();
      ids.set(old, id);
      return id;
    };
    for (const { createdAt: _, ...child } of body.children)
      family.children.push({ ...child, id: idOf(`c ${child.id}`) });
    const common = ({ childId }: { readonly childId: string }) => ({ childId: idOf(`c ${childId}`) });
    for (const { createdAt: _, completedAt, ...task } of body.tasks) {
      family.tasks.push({ ...task, ...common(task), id: family.newId(), completedDate: completedAt });
    }
    for (const { createdAt: _, ...rule } of body.scheduledTasks) {
      family.rules.push({ ...rule, ...common(rule), id: idOf(`r ${rule.id}`) });
    }
    for (const { createdAt: _, completedAt, ...day } of body.occurrences) {
      family.doneDays.push({ ...day, ...common(day), ruleId: idOf(`r ${day.ruleId}`), completedDate: completedAt });
    }
    for (const { createdAt: _, ...one } of body.homework) {
      family.homework.push({ ...one, ...common(one), id: family.newId() });
    }
    return {
      data: {
        children: body.children.length,
        tasks: body.tasks.length,
        scheduledTasks: body.scheduledTasks.length,
        homework: body.homework.length,
        breaks: body.breaks.length,
        treats: body.treats.length,
      },
    };
  },
};
