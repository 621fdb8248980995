/** Does one work after the other under one name. Gives what the work gives, and rejects as it does. */
export type Lock = <Given>(work: () => Promise<Given>) => Promise<Given>;

/**
 * The lock of this name: of all tabs of this browser while `isShared`, else, and where the browser has no locks, of this page
 * alone.
 */
export const createLock = (name: string, isShared: () => boolean = () => true): Lock => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mayShare = isShared();
    // Pages in a home network are no secure context, and have no locks.
    const { locks } = navigator as { readonly locks?: LockManager };
    const turn = last.then(() => (locks && mayShare ? locks.request(name, work) : work()));
    last = turn.then(
      () => undefined,
      () => undefined,
    );
    return turn;
  };
};
