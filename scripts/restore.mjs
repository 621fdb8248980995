// npm run restore -- file [--force]: restores a backup, or a copy that was made before a migration, while no server runs.
import { typedLine, typedPath, withCommands } from './lib/admin.mjs';

const {
  words: [file],
  force = false,
} = typedLine({
  usage: 'Say which backup: npm run restore -- file [--force]',
  options: { force: { type: 'boolean' } },
  fits: ({ words }) => words.length === 1 && words[0] !== '',
});
await withCommands((commands) => commands.restore(typedPath(file), { force }));
