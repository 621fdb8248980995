import type { Database } from '../../db/database.ts';
import type { Statement } from '../../db/transaction.ts';
import { forgetMailsOf } from '../../mail/outboxRepository.ts';
import { endCodes } from '../devices/repository.ts';
import { deleteInvitationsOf } from './invitations.ts';

/** What ends what an adult who goes holds of a family: invitations, mails and, since nobody knows whose each is, every code. */
export const endWaysBack = (tx: Database, familyId: string, userId: string): readonly Statement[] => [
  { execute: () => deleteInvitationsOf(tx, familyId, userId) },
  { execute: () => forgetMailsOf(tx, familyId, userId) },
  endCodes(tx, { familyId }),
];
