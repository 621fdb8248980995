/** The ten task icons in the order in which they are offered; the emoji is what is stored and sent. */
export const TASK_ICONS = ['📝', '📚', '✏️', '🎨', '🏃', '🧹', '🍽️', '🛏️', '🎵', '🎮'] as const;

export type TaskIcon = (typeof TASK_ICONS)[number];

/** The icon that a new task has at first (product.md 5). */
export const DEFAULT_TASK_ICON: TaskIcon = '📝';

/** What stands beside completed homework; tasks have icons of their own. */
export const HOMEWORK_ICON = '📚';
