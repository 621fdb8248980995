import type { Call } from '@kovan/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { idempotentAnswers } from '../db/schema.ts';
import { type Step, togetherOn } from '../db/together.ts';
import { type Asked, keepingOf, once } from './once.ts';

/** Keeps an answer; it fails, and so undoes the row it tells of, for a key that came before. */
export const keepStatement = prepared('keep_answer', (db) =>
  db.insert(idempotentAnswers).values({
    familyId: sql.placeholder('familyId'),
    call: sql.placeholder('call'),
    key: sql.placeholder('key'),
    sentHash: sql.placeholder('sentHash'),
    answer: sql.placeholder('answer'),
    createdAt: sql.placeholder('now'),
  }),
);

/**
 * `once` for work whose statements, and whose answer, are known beforehand: where the driver can, all of it is sent at once.
 * Whatever stands in its way, a repeat above all, is undone and left to `once`.
 */
export const onceInsert = async <Answer>(
  db: Database,
  call: Call,
  asked: Asked,
  {
    answer,
    steps,
    work,
  }: { readonly answer: Answer; readonly steps: readonly Step[]; readonly work: (tx: Database) => Promise<Answer> },
): Promise<Answer> => {
  const together = togetherOn(db);
  const keeping = keepingOf(call, asked);
  if (together === undefined || keeping === null) return once(db, call, asked, work);
  const values = { ...keeping, answer };
  try {
    await together([...steps, { name: 'kovan_keep_answer', statement: keepStatement(db), values }]);
  } catch {
    return once(db, call, asked, work);
  }
  return answer;
};
