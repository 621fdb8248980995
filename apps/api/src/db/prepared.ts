import type { Database } from './database.ts';

/**
 * A statement that is put together once a database and planned once a connection, instead of at every request. The name
 * is its own: PostgreSQL keeps the plan under it. Takes its values by `sql.placeholder`.
 */
export const prepared = <Statement>(
  name: string,
  build: (db: Database) => { prepare(name: string): Statement },
): ((db: Database) => Statement) => {
  const known = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = known.get(db) ?? build(db).prepare(`kovan_${name}`);
    known.set(db, statement);
    return statement;
  };
};
