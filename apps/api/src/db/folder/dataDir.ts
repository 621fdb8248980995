import { constants, existsSync } from 'node:fs';
import { access, mkdir, stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** What stands in a data folder: the embedded database, who has it open, the server's secret, and mails as files. */
export const DATABASE = 'db';
export const LOCK = 'db.lock';
/** The socket at which an operator's commands ask the running server. */
export const ADMIN_SOCKET = 'admin.sock';
export const SECRET = 'session-secret';
export const OUTBOX = 'outbox';
/** How the name of a mail there, or of a backup, ends that is being written; then it takes its own. */
export const HALF_WRITTEN = '.part';
/** Copies made before migrations, and what a restore has replaced. */
export const BACKUPS = 'backups';
/** Says that the folder serves, and which database: from then on less than that is a loss. */
export const MARKER = 'kovan.json';
/** What the first start makes; while it is there without the marker, nothing was acknowledged yet. */
export const FIRST_START = 'first.new';

/** The copy of an embedded database that a move reads, in the new folder. */
export const MOVING = 'moving';

/** Two segments of the write-ahead log: with less, the database may have to stop at any commit. */
const LEAST_BYTES = 32 * 1024 * 1024;

/** Why the data folder cannot be written to; the code is the system's. */
export class DiskError extends Error {
  readonly code: string;

  constructor(code: string, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'DiskError';
    this.code = code;
  }
}

/** Makes the data folder where it is not there; what it lies in, too. */
export const makeDataDir = async (folder: string): Promise<void> => {
  // Node's own way never ends below /proc, where nothing can be made although all that it would lie in is there.
  if (!existsSync(dirname(folder))) await makeDataDir(dirname(folder));
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  }
};

/** Rejects with a `DiskError` when the folder may not be written to, or its disk has less room than the database needs. */
export const checkDisk = async (folder: string): Promise<void> => {
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'EACCES';
    throw new DiskError(
      code,
      `The data folder ${resolve(folder)} may not be written to: allow it, or set another DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < LEAST_BYTES) {
    throw new DiskError(
      'ENOSPC',
      `The disk of the data folder ${resolve(folder)} is full: make room on it, at least 32 MB.`,
    );
  }
};
