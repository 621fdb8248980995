/**
 * Whether there is another version of the app: none that is known of, one that waits to be taken (`ready`), or one without
 * which this one can't go on, for the server speaks another version of the API (`needed`).
 */
type UpdateState = 'current' | 'ready' | 'needed';

/** What is known of other versions of the app, and the way to one. */
export interface Updates {
  state(): UpdateState;
  subscribe(listener: () => void): () => void;
  /** Told by whoever finds out. What is needed stays so. */
  tell(found: Exclude<UpdateState, 'current'>): void;
  /** Not now; the next version is offered again. */
  putOff(): void;
  /** Goes over to the other version, which loads the page anew. */
  take(): void;
}

export const createUpdates = (take: () => void): Updates => {
  let state: UpdateState = 'current';
  const listeners = new Set<() => void>();
  const change = (to: UpdateState) => {
    if (state === 'needed' || state === to) return;
    state = to;
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: change,
    putOff: () => change('current'),
    take,
  };
};
