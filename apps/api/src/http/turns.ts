import { setImmediate as letOthers } from 'node:timers/promises';

/** So long work goes on before others have their turn, in milliseconds. */
const TURN_MS = 15;

/** Of several long works one goes on after the other, or others would wait for all of them. */
let latest: Promise<void> = Promise.resolve();

export type Turns = ReturnType<typeof createTurns>;

/** Long work that lets others have their turn: `await turns.next()` wherever `turns.isOver()`. */
export const createTurns = () => {
  let began = performance.now();
  return {
    isOver: (): boolean => performance.now() - began > TURN_MS,
    next: async (): Promise<void> => {
      latest = latest.then(() => letOthers());
      await latest;
      began = performance.now();
    },
  };
};

/** What long work comes to that yields wherever others may have their turn. */
export const inTurns = async <Result>(work: Generator<void, Result>): Promise<Result> => {
  const turns = createTurns();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (turns.isOver()) await turns.next();
  }
};
