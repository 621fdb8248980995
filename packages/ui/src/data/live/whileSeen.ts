/** So long after nobody sees a page any more it follows nothing. */
export const UNSEEN_MS = 60_000;

const isSeen = (): boolean => document.visibilityState !== 'hidden';

/** Resolves when the page is seen, or at the signal. */
const seen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isSeen() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });

/** Aborts a minute after the page was hidden, unless it is seen again before. */
const unseen = (end: AbortController): void => {
  let timer: number | undefined;
  const look = () => {
    window.clearTimeout(timer);
    if (!isSeen()) timer = window.setTimeout(() => end.abort(), UNSEEN_MS);
  };
  document.addEventListener('visibilitychange', look, { signal: end.signal });
  end.signal.addEventListener('abort', () => window.clearTimeout(timer));
  look();
};

/** Does something for as long as the page is seen, and a minute more; again, until it says that that is all. */
export const whileSeen = async (work: (signal: AbortSignal) => Promise<'again' | 'done'>, signal: AbortSignal) => {
  while (!signal.aborted) {
    await seen(signal);
    if (signal.aborted) return;
    const turn = new AbortController();
    const giveUp = () => turn.abort();
    signal.addEventListener('abort', giveUp, { signal: turn.signal });
    unseen(turn);
    const result = await work(turn.signal);
    turn.abort();
    if (result === 'done') return;
  }
};
