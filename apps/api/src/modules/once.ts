import { createHash } from 'node:crypto';
import type { Call } from '@kovan/api-client/contract';
import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { deleteSome } from '../db/deleteSome.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { children, idempotentAnswers } from '../db/schema.ts';
import { changing, insertion, param } from '../db/prepared.ts';
import { type Send, type Statement, transact } from '../db/transaction.ts';
import { notFound, ProblemError, unavailable } from '../http/problemError.ts';
import type { CallInput } from '../http/route.ts';

const KEPT_MS = KEPT.answerDays * DAY_MS;

/** What a kept answer tells of, as its index has it. */
const ABOUT_OF_ANSWER = sql`(${idempotentAnswers.answer} -> 'data' ->> 'id')`;
/** The child that what it tells of belongs to, as its index has it. */
export const CHILD_OF_ANSWER = sql`(${idempotentAnswers.answer} -> 'data' ->> 'childId')`;

/** What `once` has to know of a request. */
type Asked = Pick<
  CallInput<Call & { access: 'adults' | 'family' }>,
  'viewer' | 'kidsId' | 'idempotencyKey' | 'request'
> & {
  readonly body: unknown;
  readonly params?: unknown;
};

/** When a tick was made says nothing of what it asks: its repeat may name the moment where it did not itself. */
const withoutMoment = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'at' in body ? { ...body, at: undefined } : body;

const hashOf = ({ body, kidsId, params }: Asked): string =>
  createHash('sha256')
    .update(JSON.stringify([withoutMoment(body), kidsId, ...Object.values(params ?? {})]))
    .digest('base64url');

interface Keeping {
  readonly familyId: string;
  readonly call: string;
  readonly key: string;
  readonly sentHash: string;
  readonly createdAt: Date;
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Under what the answer to a request is kept; `null` for one without a key. */
const keepingOf = (call: Call, asked: Asked): Keeping | null => {
  const { idempotencyKey: key, viewer, request } = asked;
  if (key === null) return null;
  const createdAt = request.server.clock();
  return { familyId: viewer.familyId, call: nameOf(call), key, sentHash: hashOf(asked), createdAt };
};

const isKeptAs = ({ familyId, call, key }: Pick<Keeping, 'familyId' | 'call' | 'key'>) =>
  and(eq(idempotentAnswers.familyId, familyId), eq(idempotentAnswers.call, call), eq(idempotentAnswers.key, key));

const cutoff = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

/**
 * Keeps the answer under its key, and fails where there is one. A twin waits here, on the primary key, until the first has
 * committed or given up.
 */
const keepAnswer = insertion(idempotentAnswers);

/** Forgets an answer that was kept long enough; whether there was one. */
const deleteOldAnswer = async (db: Database, { createdAt: now, ...kept }: Keeping): Promise<boolean> => {
  const gone = await db
    .delete(idempotentAnswers)
    .where(and(isKeptAs(kept), lt(idempotentAnswers.createdAt, cutoff(now))))
    .returning({ key: idempotentAnswers.key });
  return gone.length > 0;
};

const selectAnswer = async (db: Database, { createdAt: now, ...kept }: Keeping) => {
  const isOfDeletedChild = inArray(
    CHILD_OF_ANSWER,
    db
      .select({ id: sql`${children.id}::text` })
      .from(children)
      .where(and(eq(children.familyId, kept.familyId), isNotNull(children.deletedAt))),
  );
  const [first] = await db
    .select({
      sentHash: idempotentAnswers.sentHash,
      // What belongs to a deleted child waits to be erased, and is told no more.
      answer: sql<unknown>`case when ${isOfDeletedChild} then null else ${idempotentAnswers.answer} end`,
      childId: sql<string | null>`${CHILD_OF_ANSWER}`,
    })
    .from(idempotentAnswers)
    .where(and(isKeptAs(kept), gte(idempotentAnswers.createdAt, cutoff(now))));
  return first;
};

/** A device that was taken a child since is told nothing more of it. */
const mayBeTold = ({ childId }: { readonly childId: string | null }, { viewer }: Asked): boolean =>
  viewer.childIds === null || (childId !== null && viewer.childIds.includes(childId));

/**
 * Does the work of a call in one transaction, and with an `Idempotency-Key` does it once: the same key gives the same
 * answer and one row for 30 days, however often and however simultaneously it comes; the key of another request is a 422.
 * Work that fails leaves no trace, so the same key may try again.
 *
 * The work comes first and its answer is kept last, which fails for a key that came before: then all of it is undone.
 */
export const once = async <Answer>(
  db: Database,
  call: Call,
  asked: Asked,
  work: (tx: Database, send: Send) => Promise<Answer>,
): Promise<Answer> => {
  const keeping = keepingOf(call, asked);
  if (keeping === null) return transact(db, work);
  const attempt = () =>
    transact(db, async (tx, send) => {
      const answer = await work(tx, send);
      send(keepAnswer(tx, { ...keeping, answer }));
      return answer;
    });
  try {
    return await attempt();
  } catch (error) {
    const first = await selectAnswer(db, keeping);
    if (!first) {
      if (await deleteOldAnswer(db, keeping)) return attempt();
      // The first answer was erased between the two: the same key may be sent again.
      throw isUniqueViolation(error) ? unavailable(error) : error;
    }
    if (first.sentHash !== keeping.sentHash) throw new ProblemError(422, 'IDEMPOTENCY_KEY_REUSED');
    if (first.answer === null || !mayBeTold(first, asked)) throw notFound();
    // It was stored by this call, so it is of this call's type.
    return first.answer as Answer;
  }
};

/** Forgets what a request was answered, where its work is to be done anew: what the answer told of is no more. */
export const forgetAnswer = async (db: Database, call: Call, asked: Asked): Promise<void> => {
  const keeping = keepingOf(call, asked);
  if (keeping !== null) await db.delete(idempotentAnswers).where(isKeptAs(keeping));
};

/** So many old answers are forgotten in one statement. */
const SWEPT_AT_ONCE = 500;

/**
 * Forgets answers that were kept long enough, some at once; whether there may be more. One of the named queries that no
 * family bounds.
 */
export const sweepOldAnswers = async (db: Database, now: Date): Promise<boolean> => {
  const { familyId, call, key, createdAt } = idempotentAnswers;
  const old = { table: idempotentAnswers, key: [familyId, call, key], where: lt(createdAt, cutoff(now)) };
  return (await deleteSome(db, old, SWEPT_AT_ONCE)) === SWEPT_AT_ONCE;
};

const FORGET_ABOUT = changing<{ readonly familyId: string; readonly id: string }>('forget_answers_about', (db) =>
  db
    .update(idempotentAnswers)
    .set({ answer: null })
    .where(and(eq(idempotentAnswers.familyId, param('familyId')), eq(ABOUT_OF_ANSWER, param('id')))),
);

/** Forgets the answer that tells of something deleted: what is deleted is kept nowhere. */
export const forgetAnswersAbout = (tx: Database, familyId: string, id: string): Statement =>
  FORGET_ABOUT(tx, { familyId, id });

const FORGET_OF = changing<{ readonly familyId: string; readonly call: string }>('forget_answers_of', (db) =>
  db
    .update(idempotentAnswers)
    .set({ answer: null })
    .where(and(eq(idempotentAnswers.familyId, param('familyId')), eq(idempotentAnswers.call, param('call')))),
);

/** Forgets every answer to a call that tells of much at once, where some of that is deleted: a repeat would claim too much. */
export const forgetAnswersTo = (tx: Database, familyId: string, call: Call): Statement =>
  FORGET_OF(tx, { familyId, call: nameOf(call) });
