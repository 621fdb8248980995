import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/database.ts';
import type { Metrics, Readings } from './metrics.ts';

/** Counting sessions reads all of them; nobody needs that more often. */
const FRESH_MS = 60_000;

const readingsOf = async (db: Database, query: ReturnType<typeof sql>): Promise<Readings> => {
  const { rows } = (await db.execute(query)) as { rows: { label: string; value: number }[] };
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
};

/** Asks once for all who ask within a while. */
const remembered = (read: () => Promise<Readings>): (() => Promise<Readings>) => {
  let latest: Promise<Readings> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (latest === undefined || performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      latest = read().catch((error: unknown) => {
        latest = undefined;
        throw error;
      });
    }
    return latest;
  };
};

/** Lets the figures of the database be read: of all its processes, but for the connections, which are this one's. */
export const addDatabaseMetrics = (
  metrics: Metrics,
  { db, connections, clock }: Pick<OpenDatabase, 'db' | 'connections'> & { readonly clock: () => Date },
): void => {
  if (connections) {
    metrics.gauge('kovan_database_connections', 'Connections of this process to the database.', 'state', () => {
      const { most, idle, busy, waiting } = connections();
      return { most, idle, busy, waiting };
    });
  }
  metrics.gauge('kovan_outbox_mails', 'Mails that are kept until they are accepted, of all processes.', null, () =>
    readingsOf(db, sql`select '' as label, count(*)::int as value from outbox where accepted_at is null`),
  );
  metrics.gauge(
    'kovan_sessions',
    'Sessions that stand, by kind, of all processes; counted once a minute.',
    'kind',
    remembered(() =>
      readingsOf(
        db,
        sql`select kind as label, count(*)::int as value from sessions
          where expires_at > ${clock().toISOString()}::timestamptz group by kind`,
      ),
    ),
  );
};
