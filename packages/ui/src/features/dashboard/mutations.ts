import { ApiError } from '@kovan/api-client';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { randomKey } from '../../data/randomKey.ts';
import { useApi } from '../../providers/ApiProvider.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useToday } from '../../providers/ClockProvider.tsx';

const isUnconfirmed = (error: unknown): boolean => error instanceof ApiError && error.code === 'EMAIL_NOT_CONFIRMED';

const REPORT = ['report'] as const;

/** A wish for a report: asked for in vain, it is the same one when it is asked for again on that day, and sends no second mail. */
interface ReportWish {
  readonly asksAnew: boolean;
  readonly day: string;
  readonly idempotencyKey: string;
}

/** Makes and sends the weekly report. How it stands with it belongs to the page: whoever leaves the screen and comes back is told. */
export const useSendWeeklyReport = () => {
  const api = useApi();
  const auth = useAuth();
  const day = useToday();
  const reports = useQueryClient().getMutationCache();
  const { mutate } = useMutation({
    mutationKey: REPORT,
    mutationFn: async ({ asksAnew, idempotencyKey }: ReportWish) => {
      // Where it fails the report says so itself; the renewal has been logged.
      if (asksAnew) await auth.renew().catch(() => undefined);
      await api.report.generateWeekly({ idempotencyKey });
    },
    meta: { operation: 'report.generateWeekly' },
  });
  const last = useMutationState({ filters: { mutationKey: REPORT } }).at(-1);

  const hasFailed = last?.status === 'error';
  const needsConfirmation = hasFailed && isUnconfirmed(last.error);
  const inVain = hasFailed ? (last.variables as ReportWish) : null;
  const reset = useCallback(() => {
    for (const report of reports.findAll({ mutationKey: REPORT }))
      if (report.state.status !== 'pending') reports.remove(report);
  }, [reports]);
  return {
    send: () =>
      mutate({
        // The address may be confirmed by now, of which the server knows when the provider has said so.
        asksAnew: needsConfirmation,
        day,
        idempotencyKey: inVain?.day === day ? inVain.idempotencyKey : randomKey(),
      }),
    isSending: last?.status === 'pending',
    isSent: last?.status === 'success',
    hasFailed,
    /** It failed because the user's address is not confirmed. */
    needsConfirmation,
    /** As if none had ever been asked for but what is under way. */
    reset,
  };
};
