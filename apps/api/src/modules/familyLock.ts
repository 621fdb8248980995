import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { families } from '../db/schema.ts';

/**
 * Keeps making and deleting within one family apart until the transaction ends. Makers of occurrences take `share` and
 * so go side by side; whoever deletes what they build upon takes `no key update` and waits for them, and they for it.
 * It is the first lock of every such transaction, so that none waits in a circle.
 */
export const lockFamily = async (
  tx: Database,
  familyId: string,
  strength: 'share' | 'no key update',
): Promise<void> => {
  await tx.select({ familyId: families.familyId }).from(families).where(eq(families.familyId, familyId)).for(strength);
};
