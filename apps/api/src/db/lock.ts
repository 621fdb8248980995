import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { StartError } from '../startError.ts';
import { cannotLock, lockDescriptor } from './flock.ts';

/** Says in the file who has it, for the sentence that another one gets. Nothing depends on it: a full disk may lose it. */
const sayWho = (descriptor: number): void => {
  try {
    ftruncateSync(descriptor);
    writeSync(descriptor, `process ${process.pid} on ${hostname()}\n`, 0);
  } catch {
    return;
  }
};

const whoHas = (file: string): string => {
  const [line = ''] = readFileSync(file, 'utf8').split('\n');
  // An older version wrote something else.
  return /^process \d+ on [\w.-]{1,100}$/.test(line) ? ` (${line})` : '';
};

const isStill = (file: string, descriptor: number): boolean => {
  const mine = fstatSync(descriptor);
  const there = statSync(file, { throwIfNoEntry: false });
  return there !== undefined && there.ino === mine.ino && there.dev === mine.dev;
};

/** Whether a second descriptor of the file is kept out, as it must be where locks mean anything. */
const keepsOthersOut = (file: string): boolean => {
  const second = openSync(file, 'r+');
  try {
    return !lockDescriptor(second);
  } finally {
    closeSync(second);
  }
};

/** Thrown when another process has the data folder. */
export class FolderInUse extends StartError {}

const take = (file: string, descriptor: number): void => {
  if (!lockDescriptor(descriptor)) {
    throw new FolderInUse(
      `The data folder is in use by another Kovan server${whoHas(file)}: stop it first, or set another DATA_DIR.`,
    );
  }
  if (!isStill(file, descriptor)) {
    throw new StartError('The file db.lock in the data folder was replaced while it was locked: start again.');
  }
  if (!keepsOthersOut(file)) throw cannotLock();
  sayWho(descriptor);
};

/**
 * Takes the lock beside the embedded database, which two processes must never open at once, in whatever container they
 * run. The lock belongs to the open file, which no child inherits: however this process ends, the system frees it. The
 * file itself is never removed or renamed, or two processes could lock two files of one name. That another process has
 * the lock is a `FolderInUse`, that nothing can be locked here a `StartError`. Gives the way to release it.
 */
export const takeLock = async (file: string): Promise<() => Promise<void>> => {
  // For appending, so that opening never empties what its owner wrote.
  closeSync(openSync(file, 'a', 0o600));
  const descriptor = openSync(file, 'r+');
  try {
    take(file, descriptor);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  let held = true;
  return async () => {
    if (held) closeSync(descriptor);
    held = false;
  };
};
