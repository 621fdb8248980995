// npm run restore -- file [--force]: restores a backup, or a copy that was made before a migration, while no server runs.
import { parseArgs } from 'node:util';
import { typedPath, withCommands } from './lib/admin.mjs';

const { values, positionals } = parseArgs({ options: { force: { type: 'boolean' } }, allowPositionals: true });
const [file] = positionals;
if (!file || positionals.length > 1) {
  console.error('Say which backup: npm run restore -- file [--force]');
  process.exit(2);
}
await withCommands((commands) => commands.restore(typedPath(file), { force: values.force ?? false }));
