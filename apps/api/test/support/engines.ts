import { openPostgres } from '../../src/db/postgres/postgres.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { empty, shapeOf } from './emptied.ts';
import { postgresPrograms } from './postgres.ts';
import { createMigratedDatabase } from './sharedPostgres.ts';
import { openTestDatabase } from './testDatabase.ts';

/** A way to get empty databases with every table, for suites that run over both engines. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  open(): Promise<OpenDatabase>;
}

/** Addresses of databases that were closed, to be emptied and used again. */
const idle: string[] = [];
let madeShape: unknown;

const openAt = async (address: string): Promise<OpenDatabase> => {
  const opened = await openPostgres(address, (error) => {
    throw error;
  });
  const close = async () => {
    await opened.close();
    idle.push(address);
  };
  return { ...opened, close };
};

const openPostgresTest = async (): Promise<OpenDatabase> => {
  const used = idle.pop();
  const opened = await openAt(used ?? (await createMigratedDatabase()));
  const shape = await shapeOf(opened.db);
  madeShape ??= shape;
  if (shape !== madeShape) throw new Error('a test has left a database with other tables behind');
  if (used) await empty(opened.db);
  return opened;
};

const embedded: Engine = { name: 'PGlite', open: () => openTestDatabase() };
const postgres: Engine = { name: 'PostgreSQL', open: openPostgresTest };

/**
 * The engines that the server runs on here: PostgreSQL only where its programs are, which is said plainly when not. A
 * suite over both: `describe.each(engines())('… on $name', (engine) => …)` with
 * `createTestApp({ database: await engine.open() })`.
 */
export const engines = (): readonly Engine[] => {
  if (postgresPrograms() !== null) return [embedded, postgres];
  console.warn(
    'PostgreSQL is not installed here: this suite runs on PGlite alone (Debian: apt-get install postgresql).',
  );
  return [embedded];
};
