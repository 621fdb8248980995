import { type Day, dayIn } from '@kovan/domain/dayIn';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { requiredContext } from './requiredContext.ts';

/** What time it is, and in which IANA zone the viewer lives. */
export interface Clock {
  now(): Date;
  readonly timeZone: string;
}

/** The clock and zone of this browser. */
export const browserClock: Clock = {
  now: () => new Date(),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

const [Provide, useClockAndToday] = requiredContext<{ clock: Clock; today: Day }>('useClock', 'ClockProvider');

export const useClock = (): Clock => useClockAndToday().clock;

/** The viewer's day; a component that reads it renders anew at local midnight (decisions.md, Dates). */
export const useToday = (): Day => useClockAndToday().today;

const MINUTE = 60_000;

interface ClockProviderProps {
  readonly clock: Clock;
  /** The day that a page made beforehand shows; the viewer's own follows at once. */
  readonly firstDay?: Day | undefined;
  readonly children: ReactNode;
}

export const ClockProvider = ({ clock, firstDay, children }: ClockProviderProps) => {
  const [today, setToday] = useState(() => firstDay ?? dayIn(clock.timeZone, clock.now()));

  useEffect(() => {
    const look = () => setToday(dayIn(clock.timeZone, clock.now()));
    let timer: number;
    // Every zone's midnight falls on a whole minute, so looking then meets it exactly, daylight saving or not.
    const lookEveryMinute = () => {
      look();
      timer = window.setTimeout(lookEveryMinute, MINUTE - (Date.now() % MINUTE));
    };
    lookEveryMinute();
    // A sleeping tablet's timers stand still.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [clock]);

  return <Provide value={useMemo(() => ({ clock, today }), [clock, today])}>{children}</Provide>;
};
