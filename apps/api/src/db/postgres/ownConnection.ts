import pg from 'pg';
import { connectionRefused } from './refusals.ts';

/** How long a connection may take to be made, in milliseconds. */
export const CONNECT_TIMEOUT = 5_000;

/** The certificates that an address names are read here. */
const clientFor = (connectionString: string, setting: string): pg.Client => {
  try {
    return new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT });
  } catch (error) {
    throw connectionRefused(setting, error);
  }
};

/** Works on a connection of its own; `setting` is what its address is called where it refuses. */
export const onOwnConnection = async <Result>(
  connectionString: string,
  setting: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = clientFor(connectionString, setting);
  // An error here also rejects the query that was under way.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw connectionRefused(setting, error);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
