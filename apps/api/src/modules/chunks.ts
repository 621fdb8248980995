import { setImmediate as letOthers } from 'node:timers/promises';

/** So many rows are read by one statement; whoever wants more lets others have their turn in between. */
export const ROWS_AT_ONCE = 1_000;

/**
 * Reads up to `limit` rows in chunks, each after the last row of the one before (`null` at first), so that a long answer
 * to one doesn't make all others wait. Few rows take one statement.
 */
export const readInChunks = async <Row, Place>(
  read: (after: Place | null, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
  from: Place | null,
  limit: number,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let after = from;
  while (rows.length < limit) {
    const wanted = Math.min(ROWS_AT_ONCE, limit - rows.length);
    const chunk = await read(after, wanted);
    rows.push(...chunk);
    const last = chunk.at(-1);
    if (chunk.length < wanted || last === undefined) break;
    after = placeOf(last);
    await letOthers();
  }
  return rows;
};
