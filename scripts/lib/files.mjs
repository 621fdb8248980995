import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'storybook-static', 'coverage', 'test-results', '.git', '.cache']);

/** What a server keeps at the top; `packages/ui/src/data` is source. */
const DATA = 'data';

const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = relative(ROOT, join(folder, entry.name));
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || path === DATA ? [] : walk(join(ROOT, path));
    return [path];
  });

/** Every file below a folder of the project that a person wrote, relative to its top, sorted. */
export const filesBelow = (folder) => walk(join(ROOT, folder)).sort();
