import { IdentityError } from '@kovan/machines/auth';
import { useState } from 'react';
import { logFailure } from '../../../data/logFailure.ts';
import { useAuth } from '../../../providers/AuthProvider.tsx';

/** What tells of the line and of no account; every other answer is the provider's word on the account, and stays unsaid. */
const OF_THE_LINE = new Set(['auth/network-request-failed', 'auth/timeout', 'auth/unavailable', 'network', 'timeout']);

/** Asks the identity provider for the mail, and says the same whatever it answers about the account (AC-02). */
export const useForgotPassword = () => {
  const { sendPasswordReset } = useAuth();
  const [isSent, setIsSent] = useState(false);
  const [state, setState] = useState<'idle' | 'missing' | 'invalid' | 'sending' | 'sent' | 'failed'>('idle');
  const end = (next: typeof state) => {
    setState(next);
    if (next === 'sent') setIsSent(true);
  };
  return {
    state,
    /** It was once; the mail can be sent again. */
    isSent,
    /** What was wrong with an address is not said of the next one. */
    forgetWrong: () => setState((now) => (now === 'missing' || now === 'invalid' ? 'idle' : now)),
    send: async (email: string, isEmail: boolean) => {
      if (email === '' || !isEmail) {
        setState(email === '' ? 'missing' : 'invalid');
        return;
      }
      setState('sending');
      try {
        await sendPasswordReset(email);
        end('sent');
      } catch (error) {
        const code = error instanceof IdentityError ? error.code : 'auth/unavailable';
        if (OF_THE_LINE.has(code)) logFailure('auth.passwordReset', error);
        end(code === 'auth/invalid-email' ? 'invalid' : OF_THE_LINE.has(code) ? 'failed' : 'sent');
      }
    },
  };
};
