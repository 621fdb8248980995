import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import { i18n, type Language } from '@kovan/ui/i18n';
import { Table } from './Table.tsx';

/** When it is said, the text to a parent, and the text to a child; their own words, so that this page says what screens say. */
const SAYINGS = [
  ['done', 'homework:checked', 'childDay:justDone'],
  ['late', 'common:due.overdue', 'childDay:late.title'],
  ['waiting for the check', 'familyHomework:none.awaiting', 'childDay:toCheck'],
  ['nothing to do', 'homework:empty', 'childDay:nothingToday'],
  ['failed', 'common:error.data', 'childDay:completeFailed'],
] as const;

/** The screens that say so; named, as a bundler leaves out what nobody uses. */
const SPEAKERS = [FamilyHomeworkScreen, ChildTasksScreen];

const VALUES = { count: 2 };

const say = (key: string, lng: Language): string => {
  if (!i18n.exists(key, { lng, ...VALUES })) throw new Error(`None of ${SPEAKERS.length} screens says ${key} any more`);
  return i18n.t(key, { lng, ...VALUES });
};

/** The same moments, said to parents and to children. */
export const Sayings = ({ language }: { language: Language }) => (
  <Table
    head={['when something is', 'to a parent', 'to a child']}
    rows={SAYINGS.map(([moment, ...keys]) => [moment, ...keys.map((key) => say(key, language))])}
  />
);
