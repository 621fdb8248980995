import { newCounts, signUp } from './calls.mjs';
import { createWriter } from './writer.mjs';

const WRITERS = 8;

/** Writers, each with a family of its own, and what all of them together saw. */
export const createCrowd = async (origin, seed, size = WRITERS) => {
  const counts = newCounts();
  const writers = [];
  for (let number = 1; number <= size; number += 1) {
    const token = await signUp(origin, `writer${number}@example.test`);
    writers.push(createWriter({ origin, token, number, seed, counts }));
  }
  let failure = null;
  let running;
  return {
    counts,
    start() {
      running = Promise.all(writers.map((writer) => writer.run().catch((error) => (failure ??= error))));
    },
    /** Lets every writer end what it began, even when another one has failed, and looks a last time whether all is there. */
    async stop() {
      for (const writer of writers) writer.stop();
      await running;
      for (const writer of writers) await writer.check();
    },
    get failure() {
      return failure;
    },
    get findings() {
      return [...new Map(writers.flatMap(({ findings }) => findings).map((one) => [one.what, one])).values()];
    },
  };
};
