import { hkdfSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { SECRET } from '../db/dataDir.ts';
import { StartError } from '../startError.ts';

const MIN_BYTES = 32;

const checked = (secret: string, where: string): Buffer => {
  const bytes = Buffer.from(secret, 'utf8');
  if (bytes.length < MIN_BYTES) throw new StartError(`${where} is too short: it takes at least ${MIN_BYTES} bytes.`);
  return bytes;
};

const readOrMake = async (file: string): Promise<string> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(MIN_BYTES).toString('base64url');
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
};

/** The server's secret: the setting, else one of its own in the data folder, which only its owner may read. */
export const loadSecret = async (config: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<Uint8Array> => {
  if (config.sessionSecret !== null) return checked(config.sessionSecret, 'The setting SESSION_SECRET');
  const file = join(config.dataDir, SECRET);
  await mkdir(config.dataDir, { recursive: true });
  const secret = await readOrMake(file);
  await chmod(file, 0o600);
  return checked(secret, `The secret in ${file}`);
};

/** A key for one purpose, so that no two uses share one. */
export const deriveKey = (secret: Uint8Array, purpose: 'sessions' | 'limits'): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `kovan ${purpose}`, 32));
