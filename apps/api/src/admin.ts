import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { backUp } from './db/backup/backup.ts';
import { BACKUPS, SECRET } from './db/folder/dataDir.ts';
import { isAddress, move } from './db/move.ts';
import { restore } from './db/backup/restore.ts';
import { rowsInWords } from './db/transfer/load.ts';
import { promptAt, runCommand, UsageError } from './operator/commands.ts';
import { OperatorError } from './operatorError.ts';

/** What the commands of an operator do; each gives a sentence to say. A wrong setting or state is an `OperatorError`. */
export const commands = {
  /** Makes a backup in a file, by default one named by the moment in the data folder's `backups`. */
  async backup(file?: string): Promise<string> {
    const config = readConfig(process.env);
    const now = new Date();
    const name = `kovan-${now.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
    const target = file ?? resolve(config.dataDir, BACKUPS, name);
    const { holdsSecret } = await backUp(config, target, now);
    const ownSecret = holdsSecret && config.sessionSecret === null;
    const holds = ownSecret ? "what the families wrote, and the server's secret" : 'what the families wrote';
    const beside = ownSecret ? '' : ' The secret is not in it: keep the setting SESSION_SECRET too.';
    return `The backup is ${target}. It holds ${holds}: keep it where nobody else reads it.${beside}`;
  },

  async restore(from: string, options: { force: boolean }): Promise<string> {
    const config = readConfig(process.env);
    await restore(config, from, { ...options, ownSecret: config.sessionSecret === null });
    return 'Restored. Start the server: npm start. Everybody has to sign in again, and each child’s device to be paired again.';
  },

  /** Brings the installation to another database: an address of PostgreSQL, or a new folder. `say` hears how far it is. */
  async move(to: string, say: (line: string) => void): Promise<string> {
    const { rows, dataDir } = await move(readConfig(process.env), to, say);
    const settings = isAddress(to)
      ? `DATABASE_URL, SESSION_SECRET (what ${join(dataDir, SECRET)} says) and DATA_DIR=${dataDir}`
      : `DATA_DIR=${dataDir}, and without DATABASE_URL and SESSION_SECRET`;
    return `Moved: ${rowsInWords(rows)}, each table compared. Start the server with ${settings}. What was moved is still where it was, as it was: remove it when you no longer need it.`;
  },

  /** A command of `npm run admin`, as it was typed. */
  admin: (args: readonly string[]): Promise<string> =>
    runCommand(args, {
      config: () => readConfig(process.env),
      prompt: (said) => promptAt(process.stdin, process.stderr, said),
    }),
};

export { OperatorError, UsageError };
