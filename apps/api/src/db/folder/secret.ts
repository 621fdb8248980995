import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../operatorError.ts';
import { isRefusal, unlessClosed } from './closedFiles.ts';
import { SECRET } from './dataDir.ts';
import { syncPath, writeSynced } from './fsync.ts';

const MIN_BYTES = 32;

const checked = (secret: string, where: string): Buffer => {
  const bytes = Buffer.from(secret, 'utf8');
  if (bytes.length < MIN_BYTES) throw new OperatorError(`${where} is too short: it takes at least ${MIN_BYTES} bytes.`);
  return bytes;
};

const read = async (file: string): Promise<string> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isRefusal(error)) throw error;
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new OperatorError(
        `The secret of the data folder cannot be read: put back ${SECRET} as a file that this user may read, or set SESSION_SECRET if that was set before.`,
        { cause: error },
      );
    }
    throw new OperatorError(
      `The secret of the data folder is missing: put ${SECRET} back from a backup, set SESSION_SECRET if that was set before, or make a new one, with which everybody has to sign in again, every child's device is paired again and open invitations are withdrawn: npm start -- --new-secret`,
      { cause: error },
    );
  }
};

/** Makes a new secret in a folder, whole or not at all, in place of the one that may be there. */
export const makeSecret = async (folder: string): Promise<void> => {
  const aside = join(folder, `${SECRET}.new`);
  await writeSynced(aside, `${randomBytes(MIN_BYTES).toString('base64url')}\n`);
  await rename(aside, join(folder, SECRET));
  await syncPath(folder);
};

/**
 * The server's secret: the setting, else the data folder's own, which only its owner may read. One that is missing or
 * too short is an `OperatorError`.
 */
export const loadSecret = async (config: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<Uint8Array> => {
  if (config.sessionSecret !== null) return checked(config.sessionSecret, 'The setting SESSION_SECRET');
  const file = join(config.dataDir, SECRET);
  const secret = await unlessClosed(config.dataDir, SECRET, async () => {
    const found = await read(file);
    await chmod(file, 0o600);
    return found;
  });
  return checked(secret, `The secret in ${file}`);
};

/** A key for one purpose, so that no two uses share one. */
export const deriveKey = (secret: Uint8Array, purpose: 'sessions' | 'limits' | 'pairing'): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `kovan ${purpose}`, 32));
