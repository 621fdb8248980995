import type { ApiClient } from '@kovan/api-client';
import {
  type AiDemoEvent,
  type AiDemoSnapshot,
  areResultsShown,
  completedCount,
  createAiDemoMachine,
  isCongratulating,
  isGenerating,
} from '@kovan/machines/aiDemo';
import { createActor } from 'xstate';
import { demoEffects } from './demoEffects.ts';
import type { DemoClock, DemoView } from './demoView.ts';

export { DemoResults } from './DemoResults.tsx';

const viewOf = (snapshot: AiDemoSnapshot): DemoView => ({
  text: snapshot.context.text,
  items: snapshot.context.items,
  progress: snapshot.context.progress,
  completed: completedCount(snapshot.context.items),
  isGenerating: isGenerating(snapshot),
  areResultsShown: areResultsShown(snapshot),
  isCongratulating: isCongratulating(snapshot),
});

/** A running demo: takes what the visitor does, tells what is to be seen. */
export interface DemoActor {
  send(event: AiDemoEvent): void;
  stop(): void;
}

/** Starts the demo's machine; with a clock of one's own, time goes as that says. */
export const startDemo = (
  api: ApiClient,
  onView: (view: DemoView) => void,
  clock: DemoClock | undefined,
): DemoActor => {
  const actor = createActor(createAiDemoMachine(demoEffects(api)), clock ? { clock } : {});
  actor.subscribe((snapshot) => onView(viewOf(snapshot)));
  actor.start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
};
