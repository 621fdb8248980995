// npm run backup [-- file]: makes a backup while the server runs or is stopped. DATA_DIR and DATABASE_URL say of what.
import { typedLine, typedPath, withCommands } from './lib/admin.mjs';

const {
  words: [file],
} = typedLine({
  usage: 'Say into which file, or nothing for one in DATA_DIR/backups: npm run backup [-- file]',
  fits: ({ words }) => words.length <= 1 && words[0] !== '',
});
await withCommands((commands) => commands.backup(file && typedPath(file)));
