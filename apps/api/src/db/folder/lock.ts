import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname } from 'node:path';
import { OperatorError } from '../../operatorError.ts';
import { closedTo, isRefusal } from './closedFiles.ts';

/** flock(2) with LOCK_EX and LOCK_NB on descriptor 3, in perl; 1 where another has it, 2 for anything else. */
const PERL = 'use Errno; open(my $f, "+<&=", 3) or exit 2; exit(flock($f, 6) ? 0 : $!{EWOULDBLOCK} ? 1 : 2)';

/** Node has no flock of its own. macOS has no such program, but perl. */
const PROGRAMS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['flock', ['-n', '-x', '3']],
  ['perl', ['-e', PERL]],
];

/** Why a folder does not serve where locks fail, or keep nobody out. */
const cannotLock = (): OperatorError =>
  new OperatorError(
    'Files in the data folder cannot be locked, as on some network drives: set DATA_DIR to a folder on a local disk.',
  );

/** Locks the open file behind a descriptor, for as long as that is open; `false` when another has it locked. */
const lockDescriptor = (descriptor: number): boolean => {
  for (const [name, args] of PROGRAMS) {
    // The child inherits the open file, to which the lock belongs, and leaves it locked when it ends.
    const { status, error } = spawnSync(name, args, { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
    if (error) continue;
    if (status === 0 || status === 1) return status === 0;
    throw cannotLock();
  }
  throw new OperatorError(
    'The data folder cannot be locked: install the program flock (Debian: apt-get install util-linux) or perl.',
  );
};

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
export class FolderInUse extends OperatorError {}

const take = (file: string, descriptor: number): void => {
  if (!lockDescriptor(descriptor)) {
    throw new FolderInUse(
      `The data folder is in use by another Kovan server${whoHas(file)}: stop it first, or set another DATA_DIR.`,
    );
  }
  if (!isStill(file, descriptor)) {
    throw new OperatorError('The file db.lock in the data folder was replaced while it was locked: start again.');
  }
  if (!keepsOthersOut(file)) throw cannotLock();
  sayWho(descriptor);
};

/**
 * Takes the lock beside the embedded database, which two processes must never open at once, in whatever container they
 * run. The lock belongs to the open file, which no child inherits: however this process ends, the system frees it. The
 * file itself is never removed or renamed, or two processes could lock two files of one name. That another process has
 * the lock is a `FolderInUse`, that nothing can be locked here an `OperatorError`. Gives the way to release it.
 */
export const takeLock = async (file: string): Promise<() => Promise<void>> => {
  try {
    // For appending, so that opening never empties what its owner wrote.
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    // A file that is not there yet is refused by its folder.
    if (isRefusal(error) && existsSync(file)) throw closedTo(dirname(file), basename(file), error);
    if ((error as NodeJS.ErrnoException).code !== 'EISDIR') throw error;
    throw new OperatorError(
      'In the data folder db.lock is a folder, and has to be a file: move it away, or set another DATA_DIR.',
      { cause: error },
    );
  }
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
