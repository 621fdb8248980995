import type { DurableDatabase } from './durablePglite.ts';

/** How long a database that stopped is left alone between two tries to open it again. */
const PAUSE_MS = 2_000;

/**
 * A database that is opened anew after it stopped itself, as it does when the disk refuses a commit. Until that works,
 * whoever asks gets the reason, at once. Gives the client to ask, and the way to close what is open.
 */
export const reopening = (
  first: DurableDatabase,
  reopen: () => Promise<DurableDatabase>,
): { client: DurableDatabase; close: () => Promise<void> } => {
  let current = first;
  let trying: Promise<void> | undefined;
  let lastTry = -Infinity;

  const tryAgain = async (): Promise<void> => {
    lastTry = performance.now();
    const stopped = current;
    current = await reopen();
    await stopped.close();
  };

  const running = async (): Promise<DurableDatabase> => {
    if (current.stopped && (trying || performance.now() - lastTry >= PAUSE_MS)) {
      trying ??= tryAgain().finally(() => (trying = undefined));
      await trying;
    }
    return current;
  };

  const client = new Proxy(first, {
    get: (_, name) => {
      const member: unknown = Reflect.get(current, name, current);
      if (typeof member !== 'function') return member;
      if (name === 'query' || name === 'exec' || name === 'transaction') {
        return async (...asked: unknown[]): Promise<unknown> => {
          const database = await running();
          return Reflect.apply(Reflect.get(database, name, database), database, asked);
        };
      }
      return member.bind(current) as unknown;
    },
  });
  return { client, close: () => current.close() };
};
