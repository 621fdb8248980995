// npm run admin -- <command>: what an operator does with users, while the server runs or is stopped. Without a command it says which there are.
import { withCommands } from './lib/admin.mjs';

await withCommands((commands) => commands.admin(process.argv.slice(2)));
