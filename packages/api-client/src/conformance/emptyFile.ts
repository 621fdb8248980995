import type { FamilyFile } from '../contract/familyFile.ts';
import { ELIF } from './world.ts';

/** A file that holds nothing, as a family without anything gives it. */
export const EMPTY_FILE: FamilyFile = {
  kovan: 'family',
  version: 1,
  exportedAt: '2026-11-18T14:45:00.000Z',
  adults: [],
  children: [],
  tasks: [],
  scheduledTasks: [],
  occurrences: [],
  homework: [],
  breaks: [],
  treats: [],
  swaps: [],
};

/** A child as a file holds it. */
export const CHILD_IN_FILE = { id: 'c1', ...ELIF, createdAt: '2026-11-18T14:45:00.000Z' };
