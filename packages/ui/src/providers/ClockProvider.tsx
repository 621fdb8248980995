import { type Day, dayIn } from '@kovan/domain/dayIn';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
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

/** The viewer's day, for whoever wants to know when another begins. */
const createDays = (clock: Clock, firstDay: Day | undefined) => {
  const dayNow = () => dayIn(clock.timeZone, clock.now());
  let today = dayNow();
  const listeners = new Set<() => void>();
  return {
    today: () => today,
    /** The day that a page made beforehand shows. */
    first: () => firstDay ?? today,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look: () => {
      if (dayNow() === today) return;
      today = dayNow();
      for (const listener of listeners) listener();
    },
  };
};

// A context that changes would empty those parts of a page made beforehand whose code is still on its way, so this one
// never does: the day is read from where it is kept.
const [Provide, useClockAndDays] = requiredContext<{ clock: Clock; days: ReturnType<typeof createDays> }>(
  'useClock',
  'ClockProvider',
);

export const useClock = (): Clock => useClockAndDays().clock;

/** The viewer's day; a component that reads it renders anew at local midnight (decisions.md, Dates). */
export const useToday = (): Day => {
  const { days } = useClockAndDays();
  return useSyncExternalStore(days.subscribe, days.today, days.first);
};

const MINUTE = 60_000;

interface ClockProviderProps {
  readonly clock: Clock;
  /** The day that a page made beforehand shows; the viewer's own follows at once. */
  readonly firstDay?: Day | undefined;
  readonly children: ReactNode;
}

export const ClockProvider = ({ clock, firstDay, children }: ClockProviderProps) => {
  const value = useMemo(() => ({ clock, days: createDays(clock, firstDay) }), [clock, firstDay]);

  useEffect(() => {
    const { look } = value.days;
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
  }, [value]);

  return <Provide value={value}>{children}</Provide>;
};
