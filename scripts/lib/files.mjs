import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'data',
  'coverage',
  'test-results',
  '.git',
  '.cache',
]);

const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(join(folder, entry.name));
    return [relative(ROOT, join(folder, entry.name))];
  });

/** Every file below a folder of the project that a person wrote, relative to its top, sorted. */
export const filesBelow = (folder) => walk(join(ROOT, folder)).sort();
