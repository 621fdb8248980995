import '../../../tokens/hues.css';
import { useEffect, useRef } from 'react';
import { AiDemo } from '../demo/AiDemo.tsx';
import { CallToAction } from './CallToAction.tsx';
import type { DemoClock } from '../demo/demoView.ts';
import { replayBelowHero } from '../../../frontDoor/earlyPresses.ts';
import { Features } from './Features.tsx';
import { Steps } from './Steps.tsx';

export interface LandingMoreProps {
  /** The demo's time, where it shall not be the browser's. */
  readonly demoClock: DemoClock | undefined;
}

/** Everything below the hero: the demo, what the product does, how it works, and the way in. */
export const LandingMore = ({ demoClock }: LandingMoreProps) => {
  const start = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    void replayBelowHero();
  }, []);
  const showStart = () => {
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <AiDemo clock={demoClock} onTryApp={showStart} />
      <Features />
      <Steps />
      <CallToAction linkRef={start} />
    </>
  );
};
