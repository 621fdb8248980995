import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLogWhole } from './walEnd.ts';

const PARTS = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];

/**
 * Whether a folder holds an embedded database with nothing cut off that its engine would make anew or pass over in
 * silence. Call it while nobody has the database open.
 */
export const isWhole = async (folder: string): Promise<boolean> => {
  if (!PARTS.every((part) => existsSync(join(folder, part)))) return false;
  try {
    return await isLogWhole(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return false;
    throw error;
  }
};
