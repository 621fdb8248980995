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

const ChangeSchema = z.tuple([z.string(), z.array(z.string()), z.array(z.string()), z.nullable(z.string())]);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Tells of a change once its transaction commits. */
export const tellChange = (notices: Pick<Notices, 'tell'>, tx: Database, change: FamilyChange): Statement =>
  notices.tell(tx, TOPIC, JSON.stringify([change.familyId, change.kinds, change.childIds, change.by]));

/**
 * Hears of the changes that any process told of, as far as this one knows their kinds: a newer one that runs beside it may tell
 * of others.
 */
export const onChange = (notices: Pick<Notices, 'on'>, heard: (change: FamilyChange) => void): void =>
  notices.on(TOPIC, (text) => {
    const { data } = z.safeParse(ChangeSchema, parsed(text));
    if (!data) return;
    const [familyId, told, childIds, by] = data;
    heard({ familyId, kinds: CHANGE_KINDS.filter((kind) => told.includes(kind)), childIds, by });
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
