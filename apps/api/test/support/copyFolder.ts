import { cpSync } from 'node:fs';

/** Copies a folder with all that is in it. A database has a thousand files, for which the other `cp` takes six times as long. */
export const copyFolder = (from: string, to: string): void => cpSync(from, to, { recursive: true });
