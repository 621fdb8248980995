import { SESSION_KINDS, type SessionKind } from '@kovan/domain/sessionKinds';

/**
 * Who may make a call, a part of every one: without it none compiles. `public` never looks at a token; `optional` needs
 * none but refuses a bad one, and answers a device or lent browser as without one; `adults` takes a session of an adult's
 * own; `family` takes one of a child's device or a lent browser too, for their children alone; `lent` takes that of a lent
 * browser and no other.
 */
export const ACCESS = ['public', 'optional', 'adults', 'family', 'lent'] as const;
export type Access = (typeof ACCESS)[number];

/** Calls that need a token. */
type ProtectedAccess = Exclude<Access, 'public' | 'optional'>;

/** A call, as far as rights go. */
interface OfAccess {
  readonly access: Access;
}

/** Whether a call needs a token. */
export const isProtected = ({ access }: OfAccess): boolean => access !== 'public' && access !== 'optional';

export { SESSION_KINDS, type SessionKind } from '@kovan/domain/sessionKinds';

const MAY: Readonly<Record<ProtectedAccess, readonly SessionKind[]>> = {
  adults: ['adult'],
  family: SESSION_KINDS,
  lent: ['lent'],
};

/**
 * What a session of this kind is to a call: `allowed`; `ignored` where it is answered as if no token had come; `refused`,
 * decided before body and ids are looked at. The one place that says so.
 */
export const rightOf = (kind: SessionKind, { access }: OfAccess): 'allowed' | 'ignored' | 'refused' => {
  if (access === 'public') return 'ignored';
  if (access === 'optional') return kind === 'adult' ? 'allowed' : 'ignored';
  return MAY[access].includes(kind) ? 'allowed' : 'refused';
};
