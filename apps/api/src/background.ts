/** Work that no answer waits for; a server that stops does. */
export interface Background {
  /** Begins once the answer under way is out of the way. What fails goes to `onError`. */
  start(task: () => Promise<void>, onError: (error: unknown) => void): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

export const createBackground = (): Background => {
  const running = new Set<Promise<void>>();
  return {
    start(task, onError) {
      const run = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .catch(onError)
        .finally(() => running.delete(run));
      running.add(run);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
