import { IdentityError } from '@kovan/machines/auth';
import { useState } from 'react';
import { useAuth } from '../../../providers/AuthProvider.tsx';

/** Why the mail could not be sent, as far as the screen has words for it. */
export type ConfirmationFailure = 'tooMany' | 'other';

const TOO_MANY = new Set(['auth/too-many-requests', 'auth/quota-exceeded']);

const failureOf = (error: unknown): ConfirmationFailure =>
  error instanceof IdentityError && TOO_MANY.has(error.code) ? 'tooMany' : 'other';

/** Has the mail sent that confirms the user's address. */
export const useConfirmation = () => {
  const { sendConfirmation } = useAuth();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | ConfirmationFailure>('idle');
  return {
    state,
    send: async () => {
      setState('sending');
      try {
        await sendConfirmation();
        setState('sent');
      } catch (error) {
        setState(failureOf(error));
      }
    },
  };
};
