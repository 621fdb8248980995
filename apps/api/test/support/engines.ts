import { openPostgres } from '../../src/db/postgres/postgres.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { type PrivatePostgres, postgresPrograms, startPostgres } from './postgres.ts';
import { openTestDatabase } from './testDatabase.ts';

/** A way to get empty databases with every table, for suites that run over both engines. */
export interface Engine {
  readonly name: 'PGlite' | 'PostgreSQL';
  start(): Promise<void>;
  open(): Promise<OpenDatabase>;
  stop(): Promise<void>;
}

const embedded: Engine = {
  name: 'PGlite',
  start: async () => undefined,
  open: () => openTestDatabase(),
  stop: async () => undefined,
};

const postgres = (): Engine => {
  let server: PrivatePostgres | undefined;
  return {
    name: 'PostgreSQL',
    start: async () => {
      server = await startPostgres();
    },
    open: async () => {
      if (!server) throw new Error('start the engine first');
      return openPostgres(await server.createDatabase(), (error) => {
        throw error;
      });
    },
    stop: async () => server?.stop(),
  };
};

/**
 * The engines that the server runs on here: PostgreSQL only where its programs are, which is said plainly when not. A suite over both: `describe.each(engines())('… on $name', (engine) => …)` with
 * `beforeAll(engine.start)`, `createTestApp({ database: await engine.open() })` and `afterAll(engine.stop)`.
 */
export const engines = (): readonly Engine[] => {
  if (postgresPrograms() !== null) return [embedded, postgres()];
  console.warn(
    'PostgreSQL is not installed here: this suite runs on PGlite alone (Debian: apt-get install postgresql).',
  );
  return [embedded];
};
