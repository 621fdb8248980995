import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { families } from '../db/schema.ts';
import { unauthenticated } from '../http/problemError.ts';

/**
 * Keeps what makes, completes and deletes within one family apart until the transaction ends. It is the first lock of
 * every such transaction, so that none waits in a circle; counting in the family's row takes it too. A family that was
 * deleted meanwhile is a 401: with it its sessions have ended.
 */
export const lockFamily = async (tx: Database, familyId: string): Promise<void> => {
  const rows = await tx
    .select({ familyId: families.familyId })
    .from(families)
    .where(and(eq(families.familyId, familyId), isNull(families.deletedAt)))
    .for('no key update');
  if (rows.length === 0) throw unauthenticated();
};

/** The same lock of a family that may have been deleted; whether it has a row still. */
export const lockToErase = async (tx: Database, familyId: string): Promise<boolean> => {
  const rows = await tx
    .select({ familyId: families.familyId })
    .from(families)
    .where(eq(families.familyId, familyId))
    .for('no key update');
  return rows.length > 0;
};
