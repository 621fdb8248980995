import { spawnSync } from 'node:child_process';
import { StartError } from '../startError.ts';

/** flock(2) with LOCK_EX and LOCK_NB on descriptor 3, in perl; 1 where another has it, 2 for anything else. */
const PERL = 'use Errno; open(my $f, "+<&=", 3) or exit 2; exit(flock($f, 6) ? 0 : $!{EWOULDBLOCK} ? 1 : 2)';

/** Node has no flock of its own. macOS has no such program, but perl. */
const PROGRAMS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['flock', ['-n', '-x', '3']],
  ['perl', ['-e', PERL]],
];

/** Why a folder does not serve where locks fail, or keep nobody out. */
export const cannotLock = (): StartError =>
  new StartError(
    'Files in the data folder cannot be locked, as on some network drives: set DATA_DIR to a folder on a local disk.',
  );

/** Locks the open file behind a descriptor, for as long as that is open; `false` when another has it locked. */
export const lockDescriptor = (descriptor: number): boolean => {
  for (const [name, args] of PROGRAMS) {
    // The child inherits the open file, to which the lock belongs, and leaves it locked when it ends.
    const { status, error } = spawnSync(name, args, { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
    if (error) continue;
    if (status === 0 || status === 1) return status === 0;
    throw cannotLock();
  }
  throw new StartError(
    'The data folder cannot be locked: install the program flock (Debian: apt-get install util-linux) or perl.',
  );
};
