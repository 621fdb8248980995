// The commands of an operator run the server's own code, as it was built.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT, run } from './run.mjs';

const BUILT = `${ROOT}apps/api/dist/admin.js`;

/** A path as it was typed, seen from where it was typed: npm runs scripts in the project's folder. */
export const typedPath = (path) => resolve(process.env.INIT_CWD ?? '.', path);

/** The words and options behind a command; says `usage`, and ends with 2, where they are others or do not fit. */
export const typedLine = ({ usage, options = {}, fits }) => {
  try {
    const { values, positionals: words } = parseArgs({ options, allowPositionals: true });
    if (fits({ ...values, words })) return { ...values, words };
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
  }
  console.error(usage);
  process.exit(2);
};

/** Runs `(commands) => sentence` and says the sentence, or in one why not. What is built already is not built anew: a server may run from it. */
export const withCommands = async (work) => {
  if (!existsSync(BUILT)) await run('npm', ['run', 'build', '-w', 'apps/api', '--silent'], { live: true });
  const { commands, OperatorError, UsageError } = await import(pathToFileURL(BUILT).href);
  try {
    console.log(await work(commands));
    process.exit(0);
  } catch (error) {
    // What the system refuses has a code, and says itself what it is.
    if (!(error instanceof OperatorError) && typeof error.code !== 'string') throw error;
    console.error(error.message);
    process.exit(error instanceof UsageError ? 2 : 1);
  }
};
