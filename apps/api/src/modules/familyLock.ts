import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { families } from '../db/schema.ts';
import { unauthenticated } from '../http/problemError.ts';

/**
 * Keeps making and deleting within one family apart until the transaction ends. Those that may go side by side take
 * `share`; whoever deletes what they build upon takes `no key update` and waits for them, and they for it. It is the
 * first lock of every such transaction, so that none waits in a circle; counting in the family's row takes it too. A
 * family that was deleted meanwhile is a 401: with it its sessions have ended.
 */
export const lockFamily = async (
  tx: Database,
  familyId: string,
  strength: 'share' | 'no key update',
): Promise<void> => {
  const rows = await tx
    .select({ familyId: families.familyId })
    .from(families)
    .where(and(eq(families.familyId, familyId), isNull(families.deletedAt)))
    .for(strength);
  if (rows.length === 0) throw unauthenticated();
};

/** The same strongest lock of a family that may have been deleted; whether it has a row still. */
export const lockToErase = async (tx: Database, familyId: string): Promise<boolean> => {
  const rows = await tx
    .select({ familyId: families.familyId })
    .from(families)
    .where(eq(families.familyId, familyId))
    .for('no key update');
  return rows.length > 0;
};
