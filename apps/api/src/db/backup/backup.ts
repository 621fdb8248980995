import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hereOrAtServer } from '../../adminSocket/client.ts';
import type { Place } from '../../config.ts';
import { unlessClosed } from '../folder/closedFiles.ts';
import { BACKUPS, DATABASE, HALF_WRITTEN, LOCK, OUTBOX, SECRET } from '../folder/dataDir.ts';
import { takeLock } from '../folder/lock.ts';
import { requireDatabase } from '../folder/requireDatabase.ts';
import { type Dump, writeDump } from '../transfer/dump.ts';
import { readEmbedded } from '../transfer/embedded.ts';
import { readPostgres } from '../transfer/postgres.ts';
import type { Source } from '../transfer/source.ts';
import { pack, refuseNamesake, refuseNoFolder } from './archive.ts';
import { COPY, copyFolder, PACKING, removeAbandoned } from './copies.ts';
import { TABLES } from './manifest.ts';
import { besidePassing } from './passing.ts';
import { finishRestore } from './restoreStaging.ts';

/**
 * Copies the embedded database. One process alone may open it, so the server that has it open makes the copy; without
 * one the folder is copied as it lies there.
 */
const copyEmbedded = async (dataDir: string, target: string): Promise<void> => {
  const copyHere = async (): Promise<string> => {
    const release = await takeLock(join(dataDir, LOCK));
    try {
      await finishRestore(dataDir);
      await unlessClosed(dataDir, DATABASE, () => copyFolder(join(dataDir, DATABASE), target));
      return target;
    } finally {
      await release();
    }
  };
  const made = await hereOrAtServer(dataDir, copyHere, { name: COPY, words: {} });
  if (made !== target) await rename(join(dataDir, BACKUPS, basename(made)), target);
};

/**
 * Writes down every table as it is at one moment. A server over the embedded database answers nobody while it copies the
 * folder, which is quick; reading the copy takes as long as it takes.
 */
const dumpTables = async ({ dataDir, databaseUrl }: Place, folder: string): Promise<Dump> => {
  const write = (source: Source) => writeDump(source, join(folder, TABLES));
  if (databaseUrl !== null) return readPostgres(databaseUrl, write);
  const copy = join(folder, DATABASE);
  await copyEmbedded(dataDir, copy);
  const dump = await readEmbedded(copy, write);
  await rm(copy, { recursive: true });
  return dump;
};

/**
 * Copies the mails of the outbox folder, where a server that runs goes on writing some and removing others: one that is
 * half written is no mail yet, and one that is gone was to go.
 */
const copyMails = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { mode: 0o700 });
  for (const name of await readdir(from)) {
    if (name.endsWith(HALF_WRITTEN)) continue;
    const mail = join(from, name);
    await cp(mail, join(to, name), { recursive: true, preserveTimestamps: true }).catch((error: unknown) => {
      if (existsSync(mail)) throw error;
    });
  }
};

/**
 * Makes a backup: one archive of the database, the server's own secret and the mails in the outbox folder. Everything
 * that was acknowledged before the call is in it. Gives whether the secret is: one that is a setting is not.
 */
export const backUp = async (config: Place, file: string, now: Date): Promise<{ holdsSecret: boolean }> => {
  const { dataDir, databaseUrl } = config;
  refuseNamesake(file);
  if (databaseUrl === null) await requireDatabase(dataDir);
  await removeAbandoned(dataDir, now);
  const folder = join(dataDir, BACKUPS, `${PACKING}${randomUUID()}`);
  return besidePassing([folder], async () => {
    await unlessClosed(dataDir, BACKUPS, () => mkdir(folder, { recursive: true, mode: 0o700 }));
    // Beside that folder the file may lie, so it is looked for only now.
    await refuseNoFolder(file);
    const dump = await dumpTables(config, folder);
    // Of a server with DATABASE_URL a secret in the folder is one that once was.
    const secret = join(dataDir, SECRET);
    if (databaseUrl === null && existsSync(secret))
      await unlessClosed(dataDir, SECRET, () => cp(secret, join(folder, SECRET), { preserveTimestamps: true }));
    const outbox = join(dataDir, OUTBOX);
    if (existsSync(outbox)) await copyMails(outbox, join(folder, OUTBOX));
    await pack(folder, { database: databaseUrl === null ? 'embedded' : 'postgresql', dump }, file, now);
    return { holdsSecret: existsSync(join(folder, SECRET)) };
  });
};
