import {
  PGlite,
  type PGliteOptions,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

const { serialize } = protocol;

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A statement that the engine has read: its name there, the types of its values, and what its rows hold. */
interface Statement {
  readonly name: string;
  readonly types: readonly number[];
  readonly description: Answers;
}

/**
 * How PostgreSQL starts within PGlite. Its own 128 MB of buffers take a third of the time in which it starts, and stay with
 * whoever has a small machine; what is not in them is read from the system's.
 */
export const START_PARAMETERS: readonly string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** More than the product has; those that are put together anew for each request take turns with one another. */
const KEPT = 400;

/** PostgreSQL's codes for a statement that its tables, or somebody else, left behind. */
const OUTDATED: ReadonlySet<unknown> = new Set(['0A000', '26000']);

/**
 * PGlite as the ORM asks it. PGlite itself has each statement read and planned anew, by six calls of its engine; here the
 * engine keeps those that it has read, as PostgreSQL's driver has it do, and a statement is one call. Nor are all its three
 * hundred ways of reading a value copied for the few that the ORM names with each query: these become the database's own.
 */
export class OrmPglite extends PGlite {
  readonly #kept = new Map<string, Statement>();
  #prepared = 0;

  constructor(options: PGliteOptions) {
    super({ startParams: [...START_PARAMETERS], ...options });
  }

  /**
   * Sends messages after which the engine is ready for others, also where they failed. They go together: each call of it
   * costs as much as what a small statement does there.
   */
  #send(...messages: Uint8Array[]): Promise<Answers> {
    return this.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });
  }

  async #prepare(text: string): Promise<Statement> {
    const name = `kovan_${this.#prepared++ % KEPT}`;
    for (const [other, statement] of this.#kept) if (statement.name === name) this.#kept.delete(other);
    const it = { type: 'S', name } as const;
    // Another of this name goes first.
    const answers = await this.#send(serialize.close(it), serialize.parse({ name, text }), serialize.describe(it));
    const types = parse.parseDescribeStatementResults(answers);
    const statement = { name, types, description: answers.filter((answer) => answer.name === 'rowDescription') };
    this.#kept.set(text, statement);
    return statement;
  }

  #encode(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    return (this.serializers[type ?? 0] ?? String)(value);
  }

  async #run<Row>(text: string, values: readonly unknown[], options: QueryOptions | undefined): Promise<Results<Row>> {
    Object.assign(this.parsers, options?.parsers);
    const { name, types, description } = this.#kept.get(text) ?? (await this.#prepare(text));
    const bind = serialize.bind({ statement: name, values: values.map((value, at) => this.#encode(value, types[at])) });
    try {
      const answers = await this.#send(bind, serialize.execute());
      const rowMode = options?.rowMode;
      const [results] = parse.parseResults([...description, ...answers], this.parsers, rowMode && { rowMode });
      return results as Results<Row>;
    } catch (error) {
      if (error instanceof Error && 'code' in error && OUTDATED.has(error.code)) this.#kept.delete(text);
      throw error;
    }
  }

  override async query<Row>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    await this._checkReady();
    return this._runExclusiveTransaction(() => this._runExclusiveQuery(() => this.#run<Row>(text, values, options)));
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => {
      const { query } = tx;
      tx.query = <Row>(text: string, values: unknown[] = [], options?: QueryOptions) =>
        tx.closed
          ? query<Row>(text, values, options)
          : this._runExclusiveQuery(() => this.#run<Row>(text, values, options));
      return work(tx);
    });
  }
}
