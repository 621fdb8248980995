import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

/**
 * PGlite as the ORM asks it. The ORM's driver names with each query the same few types that it wants as text, and PGlite
 * would copy all its other three hundred ways of reading beside them each time, which takes two thirds as long as a small
 * query itself: here they become the database's own.
 */
export class OrmPglite extends PGlite {
  #keepParsers(options: QueryOptions | undefined): QueryOptions | undefined {
    if (!options?.parsers) return options;
    const { parsers, ...rest } = options;
    Object.assign(this.parsers, parsers);
    return rest;
  }

  override query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return super.query<Row>(text, values, this.#keepParsers(options));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const { query } = tx;
      tx.query = (text, values, options) => query(text, values, this.#keepParsers(options));
      return work(tx);
    });
  }
}
