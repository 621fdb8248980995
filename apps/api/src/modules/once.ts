import { createHash } from 'node:crypto';
import type { Call } from '@kovan/api-client/contract';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotentAnswers } from '../db/schema.ts';
import type { CallInput } from '../http/route.ts';
import { notFound, ProblemError } from '../http/problemError.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

type Asked = Pick<CallInput<Call & { access: 'bearer' }>, 'viewer' | 'kidsId' | 'idempotencyKey' | 'request'> & {
  readonly body: unknown;
};

const hashOf = ({ body, kidsId }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([body, kidsId]))
    .digest('base64url');

/**
 * Does the work of a call, and with an `Idempotency-Key` does it once: the same key gives the same answer and one row
 * for a day, however often and however simultaneously it comes; the key of another request is a 422. Work that fails
 * leaves no trace, so the same key may try again.
 */
export const once = async <Answer>(
  db: Database,
  call: Call,
  asked: Asked,
  work: (db: Database) => Promise<Answer>,
): Promise<Answer> => {
  const { idempotencyKey: key, viewer, request } = asked;
  if (key === null) return work(db);
  const { familyId } = viewer;
  const now = request.server.clock();
  const name = `${call.method} ${call.path}`;
  const sentHash = hashOf(asked);
  const isThis = and(
    eq(idempotentAnswers.familyId, familyId),
    eq(idempotentAnswers.call, name),
    eq(idempotentAnswers.key, key),
  );
  const outdated = lt(idempotentAnswers.createdAt, new Date(now.getTime() - KEPT_MS));
  return db.transaction(async (tx) => {
    await tx.delete(idempotentAnswers).where(and(eq(idempotentAnswers.familyId, familyId), outdated));
    // A twin waits here, on the primary key, until the first has committed or given up.
    const made = await tx
      .insert(idempotentAnswers)
      .values({ familyId, call: name, key, sentHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotentAnswers.key });
    if (made.length > 0) {
      const answer = await work(tx);
      await tx.update(idempotentAnswers).set({ answer }).where(isThis);
      return answer;
    }
    const [first] = await tx.select().from(idempotentAnswers).where(isThis);
    if (first && first.sentHash !== sentHash) throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED');
    if (!first?.answer) throw notFound();
    // It was stored by this call, so it is of this call's type.
    return first.answer as Answer;
  });
};

/** Forgets the answers that tell of something deleted, or of what belonged to it: what is deleted is kept nowhere. */
export const forgetAnswersAbout = async (tx: Database, familyId: string, id: string): Promise<void> => {
  const { answer } = idempotentAnswers;
  await tx
    .update(idempotentAnswers)
    .set({ answer: null })
    .where(
      and(
        eq(idempotentAnswers.familyId, familyId),
        or(sql`${answer} -> 'data' ->> 'id' = ${id}`, sql`${answer} -> 'data' ->> 'childId' = ${id}`),
      ),
    );
};
