import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { DATABASE } from '../db/dataDir.ts';
import { openDatabase } from '../db/open.ts';
import { StartError } from '../startError.ts';
import { hereOrAtServer } from './ask.ts';
import type { Words } from './door.ts';
import { createOperator } from './operator.ts';

export const HELP = `npm run admin -- <command>

  users [text]            lists the users, or those whose e-mail address or name holds the text
  confirm <user>          marks the user's e-mail address as confirmed
  end-sessions <user>     signs the user out everywhere
  reset-password <user>   prints a link by which the user sets a new password, once and within an hour

A user is named by e-mail address or by id. It works while the server runs and while it is stopped; set
DATA_DIR, DATABASE_URL and PUBLIC_URL as the server has them.`;

/** Thrown for a command that cannot be understood. */
export class UsageError extends StartError {
  constructor(sentence: string) {
    super(`${sentence}\n\n${HELP}`);
    this.name = 'UsageError';
  }
}

type Request = keyof ReturnType<typeof createOperator>;

/** Has one request done by the server that runs, or with the database opened here. */
const ask = (config: Config, name: Request, words: Words): Promise<string> => {
  const here = async (): Promise<string> => {
    const { db, close } = await openDatabase(config, () => undefined);
    try {
      return await createOperator({ config, db, clock: () => new Date() })[name](words);
    } finally {
      await close();
    }
  };
  if (config.databaseUrl !== null) return here();
  if (!existsSync(join(config.dataDir, DATABASE))) {
    throw new StartError('There is no database in the data folder: set DATA_DIR to the folder of the server.');
  }
  return hereOrAtServer(config.dataDir, here, { name, words });
};

const one = (words: readonly string[]): string => {
  const [who, ...more] = words;
  if (who === undefined) throw new UsageError('Say which user, by e-mail address or id.');
  if (more.length > 0) throw new UsageError('Name one user at a time.');
  return who;
};

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError('There is no such option.');
  }
};

/** Runs a command as it was typed and gives what is to be said. What cannot be done is a `StartError`. */
export const runCommand = async (args: readonly string[], config: () => Config): Promise<string> => {
  const { values, positionals } = parsed(args);
  const [command, ...words] = positionals;
  if (values.help || command === 'help') return HELP;
  switch (command) {
    case 'users':
      return ask(config(), command, { text: words.join(' ') });
    case 'confirm':
    case 'end-sessions':
    case 'reset-password':
      return ask(config(), command, { who: one(words) });
    case undefined:
      throw new UsageError('Say what to do.');
    default:
      throw new UsageError(`The command "${command}" is not known.`);
  }
};
