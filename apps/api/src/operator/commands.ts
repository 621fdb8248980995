import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { hereOrAtServer } from '../adminSocket/client.ts';
import type { Words } from '../adminSocket/protocol.ts';
import type { Config } from '../config.ts';
import { requireDatabase } from '../db/folder/requireDatabase.ts';
import { deriveKey, loadSecret } from '../db/folder/secret.ts';
import { openDatabase } from '../db/open.ts';
import { createSessions } from '../identity/sessions.ts';
import { createEraser } from '../modules/family/eraser.ts';
import { OperatorError } from '../operatorError.ts';
import { createOperator, type Operator } from './operator.ts';

export const HELP = `npm run admin -- <command>

  users [text]            lists the users, or those whose e-mail address or name holds the text
  invite                  prints a link by which one person signs up, once and within seven days
  confirm <user>          marks the user's e-mail address as confirmed
  end-sessions <user>     signs the user out everywhere
  reset-password <user>   prints a link by which the user sets a new password, once and within an hour
  delete-family <user>    deletes the user's family with all it has, its users and their accounts; asks for the
                          e-mail address again, or takes --yes

A user is named by e-mail address or by id. It works while the server runs and while it is stopped; set
DATA_DIR, DATABASE_URL, SESSION_SECRET and PUBLIC_URL as the server has them.`;

/** Thrown for a command that cannot be understood. */
export class UsageError extends OperatorError {
  constructor(sentence: string) {
    super(`${sentence}\n\n${HELP}`);
    this.name = 'UsageError';
  }
}

/** Does something with the database opened for it, erases what that deleted, and closes the database again. */
const withOperator = async <Result>(config: Config, work: (operator: Operator) => Promise<Result>): Promise<Result> => {
  const { db, notices, close } = await openDatabase(config, () => undefined);
  try {
    const clock = () => new Date();
    const sessions = createSessions({ db, notices, key: deriveKey(await loadSecret(config), 'sessions'), clock });
    let isErased = true;
    const eraser = createEraser({ db, log: { error: () => void (isErased = false) } });
    const result = await work(createOperator({ config, db, sessions, eraser, clock }));
    await eraser.idle();
    if (!isErased) {
      throw new OperatorError(
        'It is deleted, but not all of it could be erased: the server goes on with that when it runs.',
      );
    }
    return result;
  } finally {
    await close();
  }
};

type Request = keyof Operator;

/** Has one request done by the server that runs, or with the database opened here. */
const ask = async (config: Config, name: Request, words: Words): Promise<string> => {
  const here = () => withOperator(config, (operator) => operator[name](words));
  if (config.databaseUrl !== null) return here();
  await requireDatabase(config.dataDir);
  return hereOrAtServer(config.dataDir, here, { name, words });
};

/** Where a command is typed: the settings there, and what is typed when it asks. */
interface Terminal {
  config(): Config;
  /** Says something and gives the line that is typed then; `null` where nobody can type. */
  prompt(said: string): Promise<string | null>;
}

const deleteFamily = async (terminal: Terminal, who: string, yes: boolean): Promise<string> => {
  const config = terminal.config();
  if (yes) return ask(config, 'delete-family', { who, yes: 'yes' });
  const family = await ask(config, 'family', { who });
  const again = await terminal.prompt(
    `${family}\nAll of it is deleted and cannot be brought back. To go on, type the e-mail address again, or the id of a user without one: `,
  );
  return ask(config, 'delete-family', { who, again: again ?? '' });
};

/** Goes on with the one user that is named. */
const withUser = (words: readonly string[], work: (who: string) => Promise<string>): Promise<string> => {
  const [who, ...more] = words;
  if (who === undefined) throw new UsageError('Say which user, by e-mail address or id.');
  if (more.length > 0) throw new UsageError('Name one user at a time.');
  return work(who);
};

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  yes: { type: 'boolean', default: false },
} as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError('There is no such option.');
  }
};

/** Runs a command as it was typed and gives what is to be said. What cannot be done is an `OperatorError`. */
export const runCommand = async (args: readonly string[], terminal: Terminal): Promise<string> => {
  const { values, positionals } = parsed(args);
  const [command, ...words] = positionals;
  if (values.help || command === 'help') return HELP;
  if (values.yes && command !== 'delete-family') throw new UsageError('Only delete-family takes --yes.');
  switch (command) {
    case 'users':
      return ask(terminal.config(), command, { text: words.join(' ') });
    case 'invite':
      if (words.length > 0) throw new UsageError('An invitation takes no name: whoever has the link signs up.');
      return ask(terminal.config(), command, {});
    case 'confirm':
    case 'end-sessions':
    case 'reset-password':
      return withUser(words, (who) => ask(terminal.config(), command, { who }));
    case 'delete-family':
      return withUser(words, (who) => deleteFamily(terminal, who, values.yes));
    case undefined:
      throw new UsageError('Say what to do.');
    default:
      throw new UsageError(`The command "${command}" is not known.`);
  }
};

/** Says something at the terminal and gives the line that is typed then; `null` where the input has ended. */
export const promptAt = (
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  said: string,
): Promise<string | null> =>
  new Promise((resolve) => {
    const lines = createInterface({ input });
    output.write(said);
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('close', () => resolve(null));
  });
