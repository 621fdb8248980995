import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { emptyDatabase } from '../../emptyDatabase.mjs';
import { migrationsFolder } from '../../src/db/migrate.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { OrmPglite, START_PARAMETERS } from '../../src/db/embedded/ormPglite.ts';
import * as schema from '../../src/db/schema.ts';
import { singleProcess } from '../../src/db/singleProcess.ts';
import { cached } from './cache.ts';
import { empty, shapeOf } from './emptied.ts';

const MADE_FROM = [
  'apps/api/src/db/migrations',
  'apps/api/emptyDatabase.mjs',
  'node_modules/@electric-sql/pglite/package.json',
];

const makeDump = async (file: string): Promise<void> => {
  const made = new Blob([await promisify(brotliDecompress)(await readFile(await emptyDatabase()))]);
  const client = await PGlite.create({ loadDataDir: made });
  await migrate(drizzle(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
};

/** A dump as PGlite asks for it, which is there at once: to put a Blob's bytes together takes longer than to start on them. */
class Dump extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) {
    super([]);
    this.#bytes = buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

const readDump = async (): Promise<Blob> =>
  new Dump(await readFile(await cached('empty-database', MADE_FROM, makeDump)));

const databaseOver = (client: PGlite) => drizzle(client, { schema });

let dump: Promise<Blob> | undefined;
let madeShape: unknown;
/** Databases that were closed. To empty one takes a hundredth of the time in which one is loaded. */
const idle: PGlite[] = [];

/** The little that a test writes needs no room: half of an engine's start is the clearing of its buffers. */
const startParams = [...START_PARAMETERS, '-c', 'shared_buffers=1MB'];

const load = async (): Promise<PGlite> => {
  dump ??= readDump();
  const client = new OrmPglite({ loadDataDir: await dump, startParams });
  await client.waitReady;
  madeShape ??= await shapeOf(databaseOver(client));
  return client;
};

const reuse = async (): Promise<PGlite | null> => {
  const client = idle.pop();
  if (!client) return null;
  const db = databaseOver(client);
  if ((await shapeOf(db)) === madeShape) {
    await empty(db);
    return client;
  }
  // A test changed its tables.
  await client.close();
  return reuse();
};

/** A client that says it is closed as soon as it is, though another test has what is behind it. */
const lend = (client: PGlite) => {
  let isClosed = false;
  const lent = new Proxy(client, {
    get: (target, name) => {
      if (isClosed) throw new Error('the database is closed');
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });
  const close = async () => {
    if (!isClosed) idle.push(client);
    isClosed = true;
  };
  return { lent, close };
};

/** An empty database in memory with every table. `logger` hears every statement that is sent to it. */
export const openTestDatabase = async (logger?: Logger): Promise<OpenDatabase> => {
  const { lent, close } = lend((await reuse()) ?? (await load()));
  const db = drizzle(lent, { schema, ...(logger && { logger }) });
  return { db, notices: singleProcess(db), close };
};
