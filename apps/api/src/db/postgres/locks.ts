/** The advisory lock of migrations: any number, but always this one. */
export const MIGRATION_LOCK = 4_561_826;

/**
 * The one that every server shares for as long as it runs, on the connection by which it listens, and whoever needs the
 * database for themselves holds alone. Names of connections don't tell: a pooler keeps some when all servers have stopped.
 */
export const SERVER_LOCK = 4_561_827;
