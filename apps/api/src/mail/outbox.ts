import { setImmediate as letOthers, setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { newId } from '../db/newId.ts';
import { isOver, latestEnd } from '../limits/window.ts';
import { codesOf, type SendMail } from './mail.ts';
import {
  type Bounds,
  deleteOldMails,
  insertMail,
  keyOf,
  type KeptMail,
  leaseMail,
  type MailKind,
  type Recipient,
  selectDue,
  selectKept,
  selectMail,
  sweepOldMails,
  updateMail,
  type When,
} from './outboxRepository.ts';

const MINUTE_MS = 60_000;
const KEPT_MS = KEPT.mailHours * 60 * MINUTE_MS;
/** An accepted mail is known, emptied, for as long as its key is: a repeat makes no second one. It was accepted within `KEPT_MS`. */
const KNOWN_MS = KEPT.answerDays * DAY_MS + KEPT_MS;
/** Longer than any try takes; after a crash in the middle of one, the mail is free again. */
const LEASE_MS = MINUTE_MS;
/** Whoever put the mail in sends it at once; only then is it the background's. */
const FIRST_RETRY_MS = MINUTE_MS;
const BACKOFF_MS = 5 * MINUTE_MS;
const MOST_BACKOFF_MS = 120 * MINUTE_MS;
/** How often, and how many times, one who finds a mail being sent looks whether it was accepted. */
const LOOK_MS = 50;
const LOOKS = 300;

/** A mail to be kept until it is accepted. */
export interface NewMail {
  readonly familyId: string;
  readonly userId: string;
  readonly kind: MailKind;
  /** What asks for it: asking again gives the same mail. */
  readonly dedupeKey: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What became of a mail: it may also be `gone`, given up, or forgotten with what it told of. */
export type Delivery = 'accepted' | 'refused' | 'gone';

/** Mails that are kept before they are sent. */
export interface Outbox {
  /**
   * Keeps a mail and gives its id. One of its subject to the same user that still waits is brought up to date instead, so
   * that several clicks during a failure make one mail. The subject of a report names its week: that of another week stays.
   */
  put(tx: Database, mail: NewMail): Promise<string>;
  /** Sends a mail now, or waits for whoever is sending it; what became of it, by this try or an earlier one. */
  deliver(familyId: string, id: string): Promise<Delivery>;
  /** Tries every mail that is due, gives up what waits for a day, and forgets what was accepted once its key is forgotten. */
  retryDue(signal: AbortSignal): Promise<void>;
}

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

const boundsOf = (now: Date): Bounds => ({ waiting: later(now, -KEPT_MS), any: later(now, -KNOWN_MS) });

const whenOf = (now: Date): When => ({
  now,
  latestLease: latestEnd(now, LEASE_MS),
  latestTry: latestEnd(now, MOST_BACKOFF_MS),
});

export const createOutbox = (deps: {
  db: Database;
  sendMail: SendMail;
  /** Whether a mail may go to its recipient now: an address may have lost its confirmation while the mail was kept. */
  mayReceive: (mail: Recipient) => Promise<boolean>;
  clock: () => Date;
  /** The address that mails come from; its host ends every Message-ID. */
  from: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}): Outbox => {
  const { db, sendMail, clock, log } = deps;
  const host = /@([\w.-]+)/.exec(deps.from)?.[1] ?? 'localhost';
  const newMessageId = () => `<${newId()}@${host}>`;

  const attempt = async (mail: KeptMail, signal?: AbortSignal): Promise<Delivery> => {
    const { familyId, id, attempts, recipient, subject, html, text, messageId } = mail;
    try {
      if (!(await deps.mayReceive(mail))) throw new Error('the address is not confirmed');
      await sendMail({ to: recipient, subject, html, text, messageId }, signal);
    } catch (error) {
      log.warn({ ...codesOf(error), attempts }, 'mail not accepted');
      const pause = Math.min(BACKOFF_MS * 2 ** (attempts - 1), MOST_BACKOFF_MS);
      await updateMail(db, familyId, id, { leasedUntil: null, nextTryAt: later(clock(), pause) });
      return 'refused';
    }
    const emptied = { recipient: '', subject: '', html: '', text: '' };
    await updateMail(db, familyId, id, { ...emptied, leasedUntil: null, acceptedAt: clock() });
    return 'accepted';
  };

  const isLeased = (until: Date | null): boolean => until !== null && !isOver(until, clock(), LEASE_MS);

  const lease = (familyId: string, id: string) => {
    const now = clock();
    return leaseMail(db, familyId, id, whenOf(now), later(now, LEASE_MS));
  };

  const outcomeOfOther = async (familyId: string, id: string): Promise<Delivery> => {
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const mail = await selectMail(db, familyId, id);
      if (!mail) return 'gone';
      if (mail.acceptedAt !== null) return 'accepted';
      if (!isLeased(mail.leasedUntil)) return 'refused';
      await wait(LOOK_MS);
    }
    return 'refused';
  };

  // Of processes that find the same mail one gets it; the others find the next.
  const leaseDue = async (): Promise<KeptMail | undefined> => {
    for (;;) {
      const due = await selectDue(db, whenOf(clock()));
      if (!due) return undefined;
      const mail = await lease(due.familyId, due.id);
      if (mail) return mail;
    }
  };

  return {
    async put(tx, { kind, ...content }) {
      const now = clock();
      const mail = { ...content, dedupeKey: keyOf(kind, content.dedupeKey) };
      await deleteOldMails(tx, mail.familyId, boundsOf(now));
      const kept = await selectKept(tx, mail);
      const isSame = kept?.recipient === mail.recipient && kept.html === mail.html && kept.text === mail.text;
      if (kept && isSame) return kept.id;
      const fresh = { ...mail, messageId: newMessageId(), createdAt: now, nextTryAt: later(now, FIRST_RETRY_MS) };
      if (!kept || isLeased(kept.leasedUntil)) return insertMail(tx, { ...fresh, id: newId() });
      const { dedupeKey: _, ...changes } = fresh;
      await updateMail(tx, mail.familyId, kept.id, changes);
      return kept.id;
    },

    async deliver(familyId, id) {
      const mail = await lease(familyId, id);
      return mail ? attempt(mail) : outcomeOfOther(familyId, id);
    },

    async retryDue(signal) {
      while (!signal.aborted && (await sweepOldMails(db, boundsOf(clock())))) await letOthers();
      while (!signal.aborted) {
        const mail = await leaseDue();
        if (!mail) return;
        await attempt(mail, signal);
      }
    },
  };
};
