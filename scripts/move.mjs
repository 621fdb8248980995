// npm run move -- --to DATABASE_URL: brings the stopped installation of DATA_DIR to PostgreSQL; with DATABASE_URL set,
// `--to folder` brings it back into a new folder. The old one is only read.
import { parseArgs } from 'node:util';
import { typedPath, withCommands } from './lib/admin.mjs';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
if (!values.to) {
  console.error('Say where to: npm run move -- --to postgresql://user@host/database (or a new folder)');
  process.exit(2);
}
const to = /^postgres(ql)?:/.test(values.to) ? values.to : typedPath(values.to);
await withCommands((commands) => commands.move(to, (line) => console.log(line)));
