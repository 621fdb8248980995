import { ApiError } from '@kovan/api-client';
import { useMutation } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../data/useIdempotencyKey.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useToday } from '../../providers/ClockProvider.tsx';

const isUnconfirmed = (error: unknown): boolean => error instanceof ApiError && error.code === 'EMAIL_NOT_CONFIRMED';

/** Makes and sends the weekly report. A click after a failure is the same wish for that day: it sends no second mail. */
export const useSendWeeklyReport = () => {
  const api = useApi();
  const auth = useAuth();
  const today = useToday();
  const { keyFor, forget } = useIdempotencyKey();
  const { mutate, isPending, isSuccess, isError, error, reset } = useMutation({
    mutationFn: async ({ asksAnew }: { asksAnew: boolean }) => {
      // Where it fails the report says so itself; the renewal has been logged.
      if (asksAnew) await auth.renew().catch(() => undefined);
      await api.report.generateWeekly({ idempotencyKey: keyFor({ today }) });
    },
    onSuccess: forget,
    meta: { operation: 'report.generateWeekly' },
  });

  const needsConfirmation = isError && isUnconfirmed(error);
  return {
    // The address may be confirmed by now, of which the server knows when the provider has said so.
    send: () => mutate({ asksAnew: needsConfirmation }),
    isSending: isPending,
    isSent: isSuccess,
    hasFailed: isError,
    /** It failed because the user's address is not confirmed. */
    needsConfirmation,
    /** As if it had never been asked for. */
    reset,
  };
};
