import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../../src/db/open.ts';
import { openPostgres } from '../../src/db/postgres.ts';

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A new database with every table on the PostgreSQL server at `url`, gone again when it is closed. */
export const openOnServer = async (url: string): Promise<OpenDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = name;
  const database = await openPostgres(address.href, () => undefined);
  return {
    db: database.db,
    close: async () => {
      await database.close();
      await onServer(url, `drop database ${name} with (force)`);
    },
  };
};
