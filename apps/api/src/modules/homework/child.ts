import { asId } from '../../http/ids.ts';
import { invalid } from '../../http/problemError.ts';
import type { Database } from '../../db/database.ts';
import { knownChild } from '../children/service.ts';

/**
 * The child that new homework is for, named by `cocukId`, by `Kids-Id`, or by both alike; named by neither or by both in
 * disagreement it is a 400, where one of the two is a child of others a 404. Whether the family has the
 * one child that is named, adding to it tells.
 */
export const childOfNewHomework = async (
  tx: Database,
  familyId: string,
  cocukId: string | undefined,
  kidsId: string | null,
): Promise<string> => {
  const named = cocukId === undefined ? null : asId(cocukId);
  const childId = kidsId === null ? named : asId(kidsId);
  if (childId === null) throw invalid({ cocukId: { code: 'custom', params: { kind: 'required' } } });
  if (named !== null && named !== childId) {
    await knownChild(tx, familyId, named);
    await knownChild(tx, familyId, childId);
    throw invalid({ cocukId: { code: 'custom', params: { kind: 'otherChild' } } });
  }
  return childId;
};
