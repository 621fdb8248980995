export {
  type AiDemoContext,
  type AiDemoEffects,
  type AiDemoEvent,
  type AiDemoSnapshot,
  areResultsShown,
  createAiDemoMachine,
  isCongratulating,
  isGenerating,
} from './aiDemoMachine.ts';
export {
  completedCount,
  type DemoAnswer,
  type DemoItem,
  type DemoTexts,
  DIFFICULTIES,
  type Difficulty,
  isEveryItemDone,
  itemsOfAnswer,
  itemsOfFailure,
} from './demoItems.ts';
