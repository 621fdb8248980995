import { useEffect, useState } from 'react';
import { useClock } from '../../../providers/ClockProvider.tsx';

const SECOND = 1000;

/** How many whole seconds are left until a moment, in milliseconds by this browser's clock; none after it. */
export const useSecondsLeft = (until: number): number => {
  const clock = useClock();
  const left = () => Math.max(0, Math.ceil((until - clock.now().getTime()) / SECOND));
  const [, look] = useState(0);
  const isOver = left() === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = window.setInterval(() => look((count) => count + 1), SECOND);
    return () => window.clearInterval(timer);
  }, [isOver]);
  return left();
};
