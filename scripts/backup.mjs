// npm run backup [-- file]: makes a backup while the server runs or is stopped. DATA_DIR and DATABASE_URL say of what.
import { typedPath, withCommands } from './lib/admin.mjs';

const [file] = process.argv.slice(2);
await withCommands((commands) => commands.backup(file && typedPath(file)));
