import type { DemoItem } from '@kovan/machines/aiDemo';
import type { ActorOptions, AnyActorLogic } from 'xstate';

/** Time as the demo's machine knows it; stories stop it. */
export type DemoClock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** What is to be seen of the demo. */
export interface DemoView {
  readonly text: string;
  readonly items: readonly DemoItem[];
  /** 0 to 100. */
  readonly progress: number;
  /** How many items are done. */
  readonly completed: number;
  readonly isGenerating: boolean;
  readonly areResultsShown: boolean;
  readonly isCongratulating: boolean;
}

/** The demo before anybody touched it. */
export const UNTOUCHED: DemoView = {
  text: '',
  items: [],
  progress: 0,
  completed: 0,
  isGenerating: false,
  areResultsShown: false,
  isCongratulating: false,
};
