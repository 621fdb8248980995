import { CHANGE_KINDS, type ChangeKind, z } from '@kovan/api-client/contract';
import type { Database, Notices } from '../db/database.ts';
import type { Statement } from '../db/transaction.ts';

/** That something of a family's data changed: what processes tell each other. Never what it is. */
export interface FamilyChange {
  readonly familyId: string;
  readonly kinds: readonly ChangeKind[];
  /** The children that it concerns; of what concerns no child, sessions of children are not told. */
  readonly childIds: readonly string[];
  /** The session that changed it, which knows; `null` where it was none. */
  readonly by: string | null;
}

const TOPIC = 'changed';

const ChangeSchema = z.tuple([z.string(), z.array(z.enum(CHANGE_KINDS)), z.array(z.string()), z.nullable(z.string())]);

/** Tells of a change once its transaction commits. */
export const tellChange = (notices: Pick<Notices, 'tell'>, tx: Database, change: FamilyChange): Statement =>
  notices.tell(tx, TOPIC, JSON.stringify([change.familyId, change.kinds, change.childIds, change.by]));

/** Hears of the changes that any process told of. */
export const onChange = (notices: Pick<Notices, 'on'>, heard: (change: FamilyChange) => void): void =>
  notices.on(TOPIC, (text) => {
    const [familyId, kinds, childIds, by] = z.parse(ChangeSchema, JSON.parse(text));
    heard({ familyId, kinds, childIds, by });
  });

/** What of a change a session is told: all of it an adult, a child's what concerns its children. */
export const kindsFor = (
  { kinds, childIds, by }: FamilyChange,
  viewer: { readonly sessionId: string; readonly childIds: readonly string[] | null },
): readonly ChangeKind[] => {
  if (by === viewer.sessionId) return [];
  const { childIds: own } = viewer;
  if (own === null) return kinds;
  return childIds.some((id) => own.includes(id)) ? kinds.filter((kind) => kind !== 'family') : [];
};
