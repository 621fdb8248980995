import { setImmediate as letOthers } from 'node:timers/promises';

/** So long work goes on before others have their turn, in milliseconds. */
const TURN_MS = 15;

export type Turns = ReturnType<typeof createTurns>;

/** Long work that lets others have their turn: `await turns.next()` wherever `turns.isOver()`. */
export const createTurns = () => {
  let began = performance.now();
  return {
    isOver: (): boolean => performance.now() - began > TURN_MS,
    next: async (): Promise<void> => {
      await letOthers();
      began = performance.now();
    },
  };
};
