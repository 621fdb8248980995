import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { access, constants, readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { OperatorError } from '../../operatorError.ts';
import { DATABASE, LOCK, MARKER } from './dataDir.ts';

/** Whether the system has refused a file to this user, which says nothing of what is in it. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');

/** What the machine calls the owner of a file or folder; `null` where not even that is seen. */
const ownerOf = (path: string): string | null => {
  try {
    const uid = String(statSync(path).uid);
    return spawnSync('id', ['-nu', uid], { encoding: 'utf8' }).stdout?.trim() || uid;
  } catch {
    return null;
  }
};

/** A word of a command that is to be typed, as a shell reads it. */
const typed = (word: string): string =>
  /^[\p{L}\p{N}/._@:+-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Says that a file is there and another user's: whoever read that it is lost would put an older state in its place. */
export const closedTo = (dataDir: string, name: string, cause: unknown): OperatorError => {
  const owner = ownerOf(join(dataDir, name));
  const whose = owner === null ? '' : ` (it belongs to ${owner})`;
  return new OperatorError(
    `In the data folder ${name} is closed to this user, as after a command that another one ran${whose}: be the user who runs the server, and give that one the folder with all that is in it: chown -R ${typed(ownerOf(dataDir) ?? 'USER')} ${typed(resolve(dataDir))}`,
    { cause },
  );
};

/** Does something with a file or folder of the data folder; that it is closed to this user is an `OperatorError`. */
export const unlessClosed = async <Result>(
  dataDir: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw isRefusal(error) ? closedTo(dataDir, name, error) : error;
  }
};

/** The first closed one of a file, or of a folder and what is in it, seen from the data folder; `null` where none is. */
const firstClosed = async (dataDir: string, name: string): Promise<string | null> => {
  const path = join(dataDir, name);
  let inside: string[];
  try {
    await access(path, constants.R_OK | constants.W_OK);
    inside = (await stat(path)).isDirectory() ? await readdir(path) : [];
  } catch (error) {
    return isRefusal(error) ? name : null;
  }
  for (const each of inside) {
    const closed = await firstClosed(dataDir, join(name, each));
    if (closed !== null) return closed;
  }
  return null;
};

/** Says why the data folder serves no database, where the reason is that something of it is another user's. */
export const closedSentence = async (dataDir: string, cause: unknown): Promise<OperatorError | null> => {
  for (const name of [LOCK, MARKER, DATABASE]) {
    const closed = await firstClosed(dataDir, name);
    if (closed !== null) return closedTo(dataDir, closed, cause);
  }
  return null;
};
