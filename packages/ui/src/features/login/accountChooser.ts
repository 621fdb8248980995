import { IdentityError } from '@kovan/machines/auth';

/** An account that somebody chose to stand in for a Google account. */
export interface ChosenAccount {
  readonly email: string;
  readonly name: string;
}

/** Asks for an account, one asking at a time; the login screen shows the asking as a dialog. */
export interface AccountChooser {
  /** The chosen account, or `null` when the asking was closed; rejects where the asking could not be loaded. */
  choose(): Promise<ChosenAccount | null>;
  answer(account: ChosenAccount | null): void;
  isAsking(): boolean;
  subscribe(listener: () => void): () => void;
}

/** `load` brings what shows the asking. */
export const createAccountChooser = (load?: () => Promise<unknown>): AccountChooser => {
  let pending: ((account: ChosenAccount | null) => void) | null = null;
  const listeners = new Set<() => void>();
  const settle = (next: typeof pending, account: ChosenAccount | null) => {
    pending?.(account);
    pending = next;
    for (const listener of listeners) listener();
  };
  return {
    choose: async () => {
      await load?.().catch(() => {
        throw new IdentityError('network');
      });
      return new Promise((resolve) => settle(resolve, null));
    },
    answer: (account) => settle(null, account),
    isAsking: () => pending !== null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
