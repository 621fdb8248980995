import { createHash } from 'node:crypto';
import { calls } from '@kovan/api-client/contract';
import { renderReport } from '@kovan/report/mail';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import type { Feature } from '../../feature.ts';
import type { Adult } from '../../http/context.ts';
import { ProblemError, tooMany } from '../../http/problemError.ts';
import { route } from '../../http/route.ts';
import type { Delivery } from '../../mail/outbox.ts';
import { type Scope, scopeOf } from '../familyRoutes.ts';
import { forgetAnswer, once } from '../once.ts';
import { selectRecipient } from './repository.ts';
import { currentWeekReport } from './service.ts';

const HOUR_SECONDS = 60 * 60;

/** The key of a click, which is one adult's: by the same key another gets a report of their own. */
const clickOf = (userId: string, key: string | null): string | null =>
  key === null ? null : createHash('sha256').update(userId).update('\0').update(key).digest('base64url');

/** The weekly report, made and sent. */
export const reportRoutes: Feature = (app, { db, config, limits, outbox }) => {
  const call = calls.report.generateWeekly;

  /** Where the report goes; without a mail server nothing leaves this machine, and any address will do. */
  const recipientOf = async (tx: Database, viewer: Adult): Promise<string> => {
    const { email, isConfirmed } = await selectRecipient(tx, viewer);
    if (config.mail.smtpUrl !== null && !isConfirmed) throw new ProblemError(409, 'EMAIL_NOT_CONFIRMED');
    return email;
  };

  const makeMail = async (scope: Scope, { language, timeZone }: FastifyRequest) =>
    renderReport(await currentWeekReport(scope, timeZone), { language, publicUrl: config.publicUrl });

  route(app, call, async (input) => {
    const { viewer, request } = input;
    const { familyId, userId } = viewer;
    const asked = { ...input, idempotencyKey: clickOf(userId, input.idempotencyKey) };
    const dedupeKey = asked.idempotencyKey ?? newId();
    const keepAndDeliver = async (): Promise<Delivery> => {
      // Before anything is computed or counted.
      await recipientOf(db, viewer);
      // Asked before the work, which is not done where it says no; it is counted below, with what is kept. A repeat gets there.
      const isOpen = await limits.isOpen('report', familyId, config.limits.report, HOUR_SECONDS);
      const mail = isOpen && (await makeMail(scopeOf(db, input), request));
      // Keeping comes first and in one transaction with its count: the mail server is asked outside, as it may be slow.
      const { mailId } = await once(db, call, asked, async (tx) => {
        await limits.within(tx).enforce('report', familyId, config.limits.report, HOUR_SECONDS);
        // The hour ended between the two.
        if (!mail) throw tooMany(1);
        const recipient = await recipientOf(tx, viewer);
        return { mailId: await outbox.put(tx, { ...mail, kind: 'report', familyId, userId, recipient, dedupeKey }) };
      });
      return outbox.deliver(familyId, mailId);
    };
    let delivery = await keepAndDeliver();
    if (delivery === 'gone') {
      // It was given up, or forgotten with what somebody deleted since: the click asks for one as things are now.
      await forgetAnswer(db, call, asked);
      delivery = await keepAndDeliver();
    }
    if (delivery !== 'accepted') throw new ProblemError(502, 'MAIL_NOT_ACCEPTED');
    return { success: true as const };
  });
};
