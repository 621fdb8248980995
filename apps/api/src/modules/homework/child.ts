import type { Database } from '../../db/database.ts';
import { invalid } from '../../http/problemError.ts';
import { heldChild } from '../children/service.ts';

/**
 * The child that new homework is for, named by `cocukId`, by `Kids-Id`, or by both alike; a child of others is a 404,
 * named by neither or by both in disagreement it is a 400.
 */
export const childOfNewHomework = async (
  tx: Database,
  familyId: string,
  cocukId: string | undefined,
  kidsId: string | null,
): Promise<string> => {
  const named = cocukId === undefined ? null : await heldChild(tx, familyId, cocukId);
  const childId = kidsId === null ? named : await heldChild(tx, familyId, kidsId);
  if (childId === null) throw invalid({ cocukId: { code: 'custom', params: { kind: 'required' } } });
  if (named !== null && named !== childId) {
    throw invalid({ cocukId: { code: 'custom', params: { kind: 'otherChild' } } });
  }
  return childId;
};
