import type { QueueStore } from './effects.ts';

/**
 * A store that does one thing after the other, and tells of what is there only once no change that was asked for meanwhile is
 * left to do: nobody reads what was before a change of their own.
 */
export const orderedStore = <Work>(store: QueueStore<Work>): QueueStore<Work> => {
  let last: Promise<unknown> = Promise.resolve();
  let changes = 0;
  const next = <Given>(work: () => Promise<Given>): Promise<Given> => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
  const change = (work: () => Promise<void>): Promise<void> => {
    changes += 1;
    return next(work);
  };
  const list = async (): ReturnType<QueueStore<Work>['list']> => {
    const before = changes;
    const entries = await next(() => store.list());
    return changes === before ? entries : list();
  };
  return {
    list,
    put: (entry) => change(() => store.put(entry)),
    update: (entry) => change(() => store.update(entry)),
    remove: (id) => change(() => store.remove(id)),
  };
};
