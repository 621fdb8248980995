import { useEffect } from 'react';
import { DURATIONS } from '../../../data/durations.ts';
import { useSendWeeklyReport } from '../mutations.ts';

/** The weekly report, and for a while that it was sent. */
export const useWeeklyReport = () => {
  const report = useSendWeeklyReport();
  const { isSent, reset } = report;

  useEffect(() => {
    if (!isSent) return undefined;
    const timer = window.setTimeout(reset, DURATIONS.reportMessage);
    return () => {
      window.clearTimeout(timer);
      // Whoever leaves has read it.
      reset();
    };
  }, [isSent, reset]);

  return report;
};
