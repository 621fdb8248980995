// The commands of an operator run the server's own code, as it was built.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run } from './run.mjs';

const BUILT = `${ROOT}apps/api/dist/admin.js`;

/** A path as it was typed, seen from where it was typed: npm runs scripts in the project's folder. */
export const typedPath = (path) => resolve(process.env.INIT_CWD ?? '.', path);

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
