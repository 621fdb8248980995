import type { AiDemoEvent } from '@kovan/machines/aiDemo';
import { type ComponentType, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { logFailure } from '../../../data/logFailure.ts';
import { useApiLoader } from '../../../providers/ApiProvider.tsx';
import type { DemoActor } from './demoActor.ts';
import type { DemoResultsProps } from './DemoResults.tsx';
import { type DemoClock, type DemoView, UNTOUCHED } from './demoView.ts';
import { useAttention } from '../../../frontDoor/useAttention.ts';

interface AiDemo {
  readonly view: DemoView;
  /** Draws the items; there from when the demo runs. */
  readonly Results: ComponentType<DemoResultsProps> | null;
  /** Its code could not be loaded. */
  readonly isBroken: boolean;
  readonly send: (event: AiDemoEvent) => void;
}

interface Loading {
  readonly tries: number;
  /** The last try has failed. */
  readonly isBroken: boolean;
}

/** Who asks again begins another try, also where the failure is not drawn yet. */
const loadingAfter = (before: Loading, event: 'failed' | 'asked'): Loading => {
  if (event === 'failed') return { ...before, isBroken: true };
  return before.isBroken ? { tries: before.tries + 1, isBroken: false } : before;
};

/** The demo's machine, which is loaded late or at the first touch; what is done before waits for it. */
export const useAiDemo = (clock: DemoClock | undefined): AiDemo => {
  const loadApi = useApiLoader();
  const hasAttention = useAttention();
  const [isTouched, setIsTouched] = useState(false);
  const [view, setView] = useState(UNTOUCHED);
  const [Results, setResults] = useState<ComponentType<DemoResultsProps> | null>(null);
  const [{ tries, isBroken }, tell] = useReducer(loadingAfter, { tries: 1, isBroken: false });
  const actor = useRef<DemoActor>(undefined);
  const waiting = useRef<AiDemoEvent[]>([]);
  const isNeeded = hasAttention || isTouched;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isLeft = false;
    Promise.all([import('./demoActor.ts'), loadApi()]).then(
      ([{ startDemo, DemoResults }, api]) => {
        if (isLeft) return;
        setResults(() => DemoResults);
        const started = startDemo(api, setView, clock);
        actor.current = started;
        for (const event of waiting.current.splice(0)) started.send(event);
      },
      (error: unknown) => {
        logFailure('landing.demo', error);
        tell('failed');
      },
    );
    return () => {
      isLeft = true;
      actor.current?.stop();
      actor.current = undefined;
    };
  }, [isNeeded, tries, loadApi, clock]);

  const send = useCallback((event: AiDemoEvent) => {
    setIsTouched(true);
    tell('asked');
    if (actor.current) {
      actor.current.send(event);
      return;
    }
    waiting.current.push(event);
    if (event.type === 'text.changed') setView((before) => ({ ...before, text: event.text }));
  }, []);

  return { view, Results, isBroken, send };
};
