import type { Day } from '@kovan/domain/days';

/** Query keys of everything that is read; a key's beginning invalidates all below it. `null` means the whole family. */
export const keys = {
  children: ['children'] as const,
  dashboard: ['dashboard'] as const,
  stats: (childId: string | null) => ['dashboard', 'stats', childId] as const,
  activities: (childId: string | null) => ['dashboard', 'activities', childId] as const,
  tasks: ['tasks'] as const,
  taskList: (childId: string | null) => ['tasks', 'list', childId] as const,
  /** `monday` begins the week that is told of: what was read in another one says nothing of it. */
  taskOccurrences: (childId: string | null, monday: Day) => ['tasks', 'occurrences', childId, monday] as const,
  childTasks: (childId: string, range: { start?: Day; end?: Day } = {}) => ['tasks', 'child', childId, range] as const,
  scheduledTasks: (childId: string | null) => ['tasks', 'scheduled', childId] as const,
  allHomework: ['homework'] as const,
  people: ['people'] as const,
  sessions: ['sessions'] as const,
  devices: ['devices'] as const,
  invitation: ['invitation'] as const,
  homework: (childId: string | null) => ['homework', childId] as const,
};
