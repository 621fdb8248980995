import { and, eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import type { Recipient } from './outboxRepository.ts';

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
