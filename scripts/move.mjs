// npm run move -- --to DATABASE_URL: brings the stopped installation of DATA_DIR to PostgreSQL; with DATABASE_URL set,
// `--to folder` brings it back into a new folder. The old one is only read.
import { typedLine, typedPath, withCommands } from './lib/admin.mjs';

const isAddress = (to) => /^postgres(ql)?:/.test(to);

const { to } = typedLine({
  usage: 'Say where to: npm run move -- --to postgresql://user@host/database (or a new folder)',
  options: { to: { type: 'string' } },
  // Any other address is one that was mistyped, and no folder.
  fits: ({ to = '', words }) => words.length === 0 && to !== '' && (isAddress(to) || !to.includes('://')),
});
const target = isAddress(to) ? to : typedPath(to);
await withCommands((commands) => commands.move(target, (line) => console.log(line)));
