import { and, asc, eq, gt, isNull, like, lte, or, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { deleteSome } from '../db/deleteSome.ts';
import { changing, param, prepared } from '../db/prepared.ts';
import { outbox, users } from '../db/schema.ts';
import type { Statement } from '../db/transaction.ts';

/** A mail in the outbox. */
export type KeptMail = typeof outbox.$inferSelect;

/** What a mail tells: the family's week, or that the family was erased. */
export type MailKind = 'report' | 'erased';

/** The key of a mail, which begins with its kind. */
export const keyOf = (kind: MailKind, key: string): string => `${kind} ${key}`;

const isOfKind = (kind: MailKind) => like(outbox.dedupeKey, keyOf(kind, '%'));

/** Whom a mail is for. */
export type Recipient = Pick<KeptMail, 'familyId' | 'userId' | 'recipient'>;

const isMail = (familyId: string, id: string) => and(eq(outbox.familyId, familyId), eq(outbox.id, id));

/** Now, and the latest moments that a lease and a next try can be for; what is for later was written by a wrong clock. */
export interface When {
  readonly now: Date;
  readonly latestLease: Date;
  readonly latestTry: Date;
}

const isFree = ({ now, latestLease }: When) =>
  or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now), gt(outbox.leasedUntil, latestLease));

const isDue = ({ now, latestTry }: When) => or(lte(outbox.nextTryAt, now), gt(outbox.nextTryAt, latestTry));

/** The latest mail of a subject to a user that no mail server has accepted yet; nobody else changes it until the transaction ends. */
export const selectKept = async (
  tx: Database,
  { familyId, userId, subject }: Pick<KeptMail, 'familyId' | 'userId' | 'subject'>,
): Promise<KeptMail | undefined> => {
  const [mail] = await tx
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.familyId, familyId),
        eq(outbox.userId, userId),
        eq(outbox.subject, subject),
        isNull(outbox.acceptedAt),
      ),
    )
    .orderBy(sql`${outbox.createdAt} desc`)
    .limit(1)
    .for('update');
  return mail;
};

/** Adds a mail, unless its key has one already; gives the id of the key's one. */
export const insertMail = async (tx: Database, mail: typeof outbox.$inferInsert): Promise<string> => {
  await tx.insert(outbox).values(mail).onConflictDoNothing();
  const [row] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.familyId, mail.familyId), eq(outbox.dedupeKey, mail.dedupeKey)));
  if (!row) throw new Error('the mail was not kept');
  return row.id;
};

/** Changes a mail; one that was deleted meanwhile stays so. */
export const updateMail = async (
  db: Database,
  familyId: string,
  id: string,
  changes: Partial<typeof outbox.$inferInsert>,
): Promise<void> => {
  await db.update(outbox).set(changes).where(isMail(familyId, id));
};

/** How a mail stands; `undefined` when there is none. */
export const selectMail = async (db: Database, familyId: string, id: string) => {
  const [mail] = await db
    .select({ leasedUntil: outbox.leasedUntil, acceptedAt: outbox.acceptedAt })
    .from(outbox)
    .where(isMail(familyId, id));
  return mail;
};

/** Takes a mail for sending, as one of however many ask; `undefined` when it is accepted, gone, or somebody's already. */
export const leaseMail = async (
  db: Database,
  familyId: string,
  id: string,
  when: When,
  leasedUntil: Date,
): Promise<KeptMail | undefined> => {
  const [mail] = await db
    .update(outbox)
    .set({ leasedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(and(isMail(familyId, id), isNull(outbox.acceptedAt), isFree(when)))
    .returning();
  return mail;
};

/**
 * The mail that is due first, of any family: one of the two queries here that no family bounds. It locks nothing, which
 * a distributed database could not do over all its nodes; leasing decides.
 */
export const selectDue = async (db: Database, when: When) => {
  const [mail] = await db
    .select({ familyId: outbox.familyId, id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.acceptedAt), isDue(when), isFree(when)))
    .orderBy(asc(outbox.nextTryAt))
    .limit(1);
  return mail;
};

/** The latest moments from which mails are forgotten: one that nobody accepted, and any. */
export interface Bounds {
  readonly waiting: Date;
  readonly any: Date;
}

const isOld = ({ waiting, any }: Bounds) =>
  or(and(isNull(outbox.acceptedAt), lte(outbox.createdAt, waiting)), lte(outbox.createdAt, any));

/** Gives up and forgets old mails of a family. */
export const deleteOldMails = async (db: Database, familyId: string, bounds: Bounds): Promise<void> => {
  await db.delete(outbox).where(and(eq(outbox.familyId, familyId), isOld(bounds)));
};

/** So many old mails are forgotten in one statement. */
const SWEPT_AT_ONCE = 500;

/** The same for all families, some at once; whether there may be more. The other query here that no family bounds. */
export const sweepOldMails = async (db: Database, bounds: Bounds): Promise<boolean> => {
  const old = { table: outbox, key: [outbox.familyId, outbox.id], where: isOld(bounds) };
  return (await deleteSome(db, old, SWEPT_AT_ONCE)) === SWEPT_AT_ONCE;
};

const FORGET_KEPT_REPORTS = changing<{ readonly familyId: string }>('mails_forget_kept_reports', (db) =>
  db.delete(outbox).where(and(eq(outbox.familyId, param('familyId')), isOfKind('report'), isNull(outbox.acceptedAt))),
);

/** Forgets a family's reports that were not accepted yet: they may tell of what was just deleted. */
export const forgetKeptReports = (tx: Database, familyId: string): Statement => FORGET_KEPT_REPORTS(tx, { familyId });

const FORGET_OF = prepared('mails_forget_of_user', (db) =>
  db.delete(outbox).where(and(eq(outbox.familyId, param('familyId')), eq(outbox.userId, param('userId')))),
);

/** Forgets the mails to somebody who leaves a family. */
export const forgetMailsOf = async (tx: Database, familyId: string, userId: string): Promise<void> => {
  await FORGET_OF(tx).execute({ familyId, userId });
};

/**
 * Whether a kept mail's recipient still is the confirmed address of its user. Without a mail server nothing leaves this
 * machine, and any address will do.
 */
export const createConfirmedRecipient =
  ({ config, db }: { config: Pick<Config, 'mail'>; db: Database }) =>
  async ({ familyId, userId, recipient }: Recipient): Promise<boolean> => {
    if (config.mail.smtpUrl === null) return true;
    const [user] = await db
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          eq(users.familyId, familyId),
          eq(users.email, recipient),
          eq(users.emailVerified, true),
        ),
      );
    return user !== undefined;
  };
