import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const PACKED = [
  'apps/api/dist',
  'apps/web/dist',
  // What the README shows.
  'docs/screens/familydashboard-lively-1280-light.png',
  'docs/screens/childtasks-day-360-light.png',
  'deploy/Containerfile',
  'deploy/compose.yaml',
  'deploy/kovan.env.example',
  'scripts/start.mjs',
  'scripts/stopWithNpm.mjs',
  'scripts/seed.mjs',
  'scripts/admin.mjs',
  'scripts/backup.mjs',
  'scripts/restore.mjs',
  'scripts/move.mjs',
  'scripts/lib/admin.mjs',
  'scripts/lib/run.mjs',
  'scripts/lib/seed',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
];

/** What of a project is packed as it stands: its documents lead to one another, but all its pictures are as large as the rest. */
export const packedOf = async (root) => {
  const documents = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md') && name !== 'screens.md');
  return [...PACKED, ...documents.map((name) => `docs/${name}`)];
};
