import { splitDisplayName } from '@kovan/domain/names';
import type { AuthEffects, IdentityUser, User } from './authEffects.ts';
import { failureOf } from './identityError.ts';

/** The token between sign-in and exchange: in memory only, and never a held token. */
export const PLACEHOLDER_TOKEN = 'pending';

/** A header can carry nothing else, so anything else in storage is garbage. */
const SENDABLE = /^[\x21-\x7E]+$/;

/** Whether the text is a token that a product call may carry. */
export const isToken = (text: string | null): text is string =>
  text !== null && text !== PLACEHOLDER_TOKEN && SENDABLE.test(text);

/** Our user from the provider's: what the header shows until the exchange, and after a reload. */
export const userOf = (identity: IdentityUser): User => {
  const { firstName, lastName } = splitDisplayName(identity.displayName);
  return {
    id: identity.uid,
    email: identity.email ?? '',
    first_name: firstName,
    last_name: lastName,
    avatar: identity.photoURL,
    is_active: true,
    created_at: identity.createdAt,
  };
};

/** Storage that is full, forbidden or broken is logged and survived: the token in memory counts as well. */
const surviving = <T>(log: AuthEffects['log'], touch: () => T, otherwise: T): T => {
  try {
    return touch();
  } catch {
    log({ operation: 'storage', code: 'unavailable', status: undefined });
    return otherwise;
  }
};

/** The token storage of which nothing is thrown any more; garbage reads as `null`. */
export const tokenStorage = ({ storage, log }: AuthEffects) => ({
  read: (): string | null => {
    const stored = surviving(log, () => storage.read(), null);
    return isToken(stored) ? stored : null;
  },
  write: (token: string): void => surviving(log, () => storage.write(token), undefined),
  remove: (): void => surviving(log, () => storage.remove(), undefined),
});

/** Leaves the end of a session to itself: nobody waits for it, and a failure is logged. */
export const endUnawaited = ({ log }: Pick<AuthEffects, 'log'>, ending: Promise<void> | undefined): void => {
  ending?.catch((error: unknown) => log({ operation: 'revoke', ...failureOf(error) }));
};
