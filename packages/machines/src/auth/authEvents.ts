import type { Session, SignInOperation, SignInRequest, User, WithInvitation } from './authEffects.ts';
import type { UserPolled } from './pollMachine.ts';

/** Why the last operation that someone waits for failed. */
interface AuthFailure {
  readonly operation: SignInOperation | 'signOut';
  readonly code: string;
  readonly status: number | undefined;
}

export interface AuthContext {
  /** The placeholder while exchanging, the real one while signed in. */
  readonly token: string | null;
  readonly user: User | null;
  /** Whose session it is at the provider, once that is known. */
  readonly uid: string | null;
  /** What the person asked for, while it is under way; an exchange after a reload has nobody waiting. */
  readonly operation: SignInOperation | null;
  readonly failure: AuthFailure | null;
  /** The code of an operator's link, until the exchange has had it. */
  readonly invitation: string | null;
  /** Set by whatever ended in `signedOut`: a user whom the poll still sees is then no news and must not sign in again. */
  readonly ignoresUser: boolean;
  /** How the last session ended of itself, a device's by unpairing it, until somebody signs in or pairs it again. */
  readonly ended: 'unpaired' | 'expired' | null;
}

export type AuthEvent =
  | { readonly type: 'signIn.requested'; readonly request: SignInRequest & WithInvitation }
  /** The user of this session has exchanged anew, to tell the backend what the provider knows now. */
  | { readonly type: 'session.renewed'; readonly session: Session; readonly uid: string }
  /** The user is called otherwise by now. */
  | { readonly type: 'user.changed'; readonly user: User }
  /** This browser was paired as a child's device; nobody is signed in at the provider any more. */
  | { readonly type: 'device.paired'; readonly token: string }
  /** The session was swapped for one that shows children alone; its user stays at the provider. */
  | { readonly type: 'session.lent'; readonly token: string }
  /** The PIN gave a lent browser back. */
  | { readonly type: 'session.returned'; readonly session: Session }
  /** Another tab stored a token of its own. */
  | { readonly type: 'storage.replaced'; readonly token: string }
  | { readonly type: 'signOut.requested' }
  /** A product call was answered with 401. */
  | { readonly type: 'session.expired' }
  /** The same in another tab, whose signing out is for all. */
  | { readonly type: 'session.expiredElsewhere'; readonly token: string }
  /** The token went from storage in another tab, which signs out at the provider for all. */
  | { readonly type: 'storage.cleared' }
  | UserPolled;
