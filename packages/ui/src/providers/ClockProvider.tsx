import { type Day, dayIn, FALLBACK_ZONE, isTimeZone } from '@kovan/domain/dayIn';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { requiredContext } from './requiredContext.ts';

/** What time it is, and in which IANA zone the viewer lives. */
export interface Clock {
  now(): Date;
  readonly timeZone: string;
}

/**
 * A browser that can't tell its zone says "Etc/Unknown", in which no day can be told, and one that was given an offset says
 * just that ("+03:00"), which the server takes for no zone.
 */
const livable = (name: string): string => {
  const zone = name.replace(/^([+-])0?(\d+):00$/, (_, sign, hours) => `Etc/GMT${sign === '+' ? '-' : '+'}${hours}`);
  return isTimeZone(zone) ? zone : FALLBACK_ZONE;
};

const zone = { name: '', askedAt: -Infinity };
/** The browser takes milliseconds to say its zone, and every call carries it. */
const ZONE_STANDS_MS = 1_000;

/** The clock and zone of this browser; who travels has another zone without a reload. */
export const browserClock: Clock = {
  now: () => new Date(),
  get timeZone() {
    if (performance.now() - zone.askedAt > ZONE_STANDS_MS) {
      const name = livable(Intl.DateTimeFormat().resolvedOptions().timeZone);
      Object.assign(zone, { name, askedAt: performance.now() });
    }
    return zone.name;
  },
};

/** The viewer's day and zone, for whoever wants to know when they change. */
const createDays = (clock: Clock, firstDay: Day | undefined) => {
  let { timeZone } = clock;
  let today = dayIn(timeZone, clock.now());
  const listeners = new Set<() => void>();
  return {
    today: () => today,
    timeZone: () => timeZone,
    /** The day that a page made beforehand shows. */
    first: () => firstDay ?? today,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    look: () => {
      const zoneNow = clock.timeZone;
      const dayNow = dayIn(zoneNow, clock.now());
      if (dayNow === today && zoneNow === timeZone) return;
      today = dayNow;
      timeZone = zoneNow;
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

/** The viewer's IANA zone; a component that reads it renders anew when it changes. */
export const useTimeZone = (): string => {
  const { days } = useClockAndDays();
  return useSyncExternalStore(days.subscribe, days.timeZone, days.timeZone);
};

const MINUTE = 60_000;

/** When a page is seen again, whose timers stood still while it or its machine slept. */
const WAKE_UPS = ['visibilitychange', 'focus', 'pageshow'] as const;

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
    for (const event of WAKE_UPS) window.addEventListener(event, look);
    return () => {
      window.clearTimeout(timer);
      for (const event of WAKE_UPS) window.removeEventListener(event, look);
    };
  }, [value]);

  return <Provide value={value}>{children}</Provide>;
};
