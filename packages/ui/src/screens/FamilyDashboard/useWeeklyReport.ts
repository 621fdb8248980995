import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DURATIONS } from '../../data/durations.ts';
import { useIdempotencyKey } from '../../data/useIdempotencyKey.ts';
import { useApi } from '../../providers/ApiProvider.tsx';

/** Makes and sends the weekly report (FD-15, S-53, S-54). A click after a failure is the same wish: it sends no second mail. */
export const useWeeklyReport = () => {
  const api = useApi();
  const { keyFor, forget } = useIdempotencyKey();
  const { mutate, isPending, isSuccess, isError, reset } = useMutation({
    mutationFn: () => api.report.generateWeekly({ idempotencyKey: keyFor({}) }),
    onSuccess: forget,
    meta: { operation: 'report.generateWeekly' },
  });

  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = window.setTimeout(reset, DURATIONS.reportMessage);
    return () => window.clearTimeout(timer);
  }, [isSuccess, reset]);

  return { send: () => mutate(), isSending: isPending, isSent: isSuccess, hasFailed: isError };
};
