import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { StartError } from '../startError.ts';

/** A process, told apart from a later one that got the same number by the moment at which it started. */
interface Owner {
  readonly pid: number;
  readonly started: string;
}

/** When a process started, in the words of its system; empty when there is none, or the system does not tell. */
const startOf = (pid: number): string => {
  try {
    if (process.platform === 'linux') {
      // Field 22 of /proc/pid/stat, counted after the name, which may itself hold blanks and parentheses.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

const isRunning = ({ pid, started }: Owner): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = startOf(pid);
  return now === '' || started === '' || now === started;
};

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'started' in value &&
  typeof value.started === 'string';

/** The owner that a lock file names; `null` when the file is gone or names nobody, as after a full disk. */
const ownerIn = async (file: string): Promise<Owner | null> => {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isOwner(value) ? value : null;
  } catch {
    return null;
  }
};

const tryLink = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
};

const refuse = (owner: Owner): never => {
  throw new StartError(
    `The data folder is in use by another Kovan server (process ${owner.pid}): stop it first, or set another DATA_DIR.`,
  );
};

/** Moves a dead owner's lock out of the way. Of several that race, each looks again at what it really moved. */
const clearStale = async (file: string): Promise<void> => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const owner = await ownerIn(aside);
  const alive = owner !== null && isRunning(owner);
  if (alive) await tryLink(aside, file);
  await rm(aside, { force: true });
  if (alive) refuse(owner);
};

/**
 * Takes the lock beside the embedded database, which two processes must never open at once. A lock whose owner was
 * killed is taken over; a living owner is a `StartError`. Gives the way to release it.
 */
export const takeLock = async (file: string): Promise<() => Promise<void>> => {
  const mine = `${file}.${randomUUID()}`;
  await writeFile(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner));
  try {
    while (!(await tryLink(mine, file))) {
      const owner = await ownerIn(file);
      if (owner !== null && isRunning(owner)) refuse(owner);
      await clearStale(file);
    }
  } finally {
    await rm(mine, { force: true });
  }
  return () => rm(file, { force: true });
};
