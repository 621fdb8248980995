import { chmod } from 'node:fs/promises';
import { drizzle } from 'drizzle-orm/pglite';
import { OperatorError } from '../../operatorError.ts';
import type { Database } from '../database.ts';
import { isIntact } from '../embedded/integrity.ts';
import { makeDatabase } from '../embedded/newDatabase.ts';
import { OrmPglite } from '../embedded/ormPglite.ts';
import * as schema from '../schema.ts';
import { load, type Say } from './load.ts';
import { settle } from './rows.ts';
import { databaseSource, type Source } from './source.ts';

const cannotOpen = (cause: unknown): never => {
  throw new OperatorError('The embedded database cannot be opened.', { cause });
};

/** Opens a folder that nobody else uses, without an fsync a file: whoever keeps it brings it to the disk as a whole. */
const inTransaction = async <Result>(folder: string, work: (tx: Database) => Promise<Result>): Promise<Result> => {
  const client = new OrmPglite({ dataDir: folder });
  await client.waitReady.catch(cannotOpen);
  try {
    return await drizzle(client, { schema }).transaction(work);
  } finally {
    await client.close();
  }
};

/** Reads what a copy of an embedded database holds; one that is not whole is an `OperatorError`. */
export const readEmbedded = async <Result>(
  folder: string,
  work: (source: Source) => Promise<Result>,
): Promise<Result> => {
  if (!(await isIntact(folder))) throw new OperatorError('The embedded database is not whole.');
  return inTransaction(folder, async (tx) => {
    await settle(tx);
    return work(await databaseSource(tx));
  });
};

/** Makes an embedded database in a new folder of what a source holds. Gives the number of rows. */
export const fillEmbedded = async (
  folder: string,
  source: Source,
  { say, finish }: { say: Say; finish?: (tx: Database) => Promise<void> },
): Promise<number> => {
  await makeDatabase(folder).catch(cannotOpen);
  const rows = await inTransaction(folder, async (tx) => {
    const loaded = await load(tx, source, say);
    await finish?.(tx);
    return loaded;
  });
  await chmod(folder, 0o700);
  return rows;
};
