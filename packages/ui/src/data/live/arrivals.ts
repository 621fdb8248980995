import type { Query, QueryClient } from '@tanstack/react-query';

const WASH_MS = 1_200;

/** Names, on the row or card of something, what it shows: its id. */
const ITEM_ATTRIBUTE = 'data-item';

interface Named {
  readonly id: string;
}

type Items = readonly Named[];

const itemsOf = (data: unknown): Items | null =>
  Array.isArray(data) && data.every((item: unknown) => typeof item === 'object' && item !== null && 'id' in item)
    ? (data as Items)
    : null;

/** The ids of what is new, or another object than it was: what stayed as it is stays the same one. */
export const changedIds = (before: Items, after: Items): string[] => {
  const known = new Map(before.map((item) => [item.id, item]));
  return after.filter((item) => known.get(item.id) !== item).map(({ id }) => id);
};

const rowsOf = (id: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${ITEM_ATTRIBUTE}="${CSS.escape(id)}"]`),
];

/** Washes honey over the rows and cards of these; where motion is not wanted they simply are there. */
const wash = (ids: readonly string[]): void => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const row of ids.flatMap(rowsOf)) {
    row.animate([{ backgroundColor: 'var(--honey-soft)' }, {}], { duration: WASH_MS, easing: 'ease-out' });
  }
};

/** The row under the keyboard's focus, and what it shows. */
const focusedRow = (): { row: Element; id: string } | null => {
  const focused = document.activeElement;
  const row = focused?.matches(':focus-visible') ? focused.closest(`[${ITEM_ATTRIBUTE}]`) : null;
  const id = row?.getAttribute(ITEM_ATTRIBUTE);
  return row && typeof id === 'string' ? { row, id } : null;
};

/** The list with the item that is held as it was, where it was; the list itself where nothing of it changed. */
export const withHeld = (before: Items, after: Items, id: string): Items => {
  const at = before.findIndex((item) => item.id === id);
  const held = before[at];
  if (!held || after.includes(held)) return after;
  const others = after.filter((item) => item.id !== id);
  return [...others.slice(0, at), held, ...others.slice(at)];
};

/**
 * Looks at what is read because somebody changed it elsewhere: what arrived is washed with honey, and a row under the
 * keyboard's focus stays as it is until the focus has left it.
 */
export const watchArrivals = (client: QueryClient, signal: AbortSignal) => {
  const cache = client.getQueryCache();
  /** What was shown of each list that is being read, by its hash. */
  const shown = new Map<string, Items>();
  let frame = 0;
  const ids = new Set<string>();

  const show = (arrived: readonly string[]): void => {
    for (const id of arrived) ids.add(id);
    if (frame !== 0 || ids.size === 0) return;
    // React draws what was read in between.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = 0;
        wash([...ids]);
        ids.clear();
      });
    });
  };

  const hold = (query: Query, before: Items, after: Items): Items => {
    const focused = focusedRow();
    if (!focused) return after;
    const held = withHeld(before, after, focused.id);
    if (held === after) return after;
    client.setQueryData(query.queryKey, held);
    const readAnew = (event: Event) => {
      if (event instanceof FocusEvent && event.relatedTarget instanceof Node && focused.row.contains(event.relatedTarget))
        return;
      focused.row.removeEventListener('focusout', readAnew);
      begin([query]);
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    focused.row.addEventListener('focusout', readAnew, { signal });
    return held;
  };

  const begin = (queries: readonly Query[]): void => {
    for (const query of queries) {
      const items = itemsOf(query.state.data);
      if (items) shown.set(query.queryHash, items);
    }
  };

  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query, action } = event;
    const before = shown.get(query.queryHash);
    const after = itemsOf(query.state.data);
    if (!before || !after) return;
    // What this browser's own people changed meanwhile.
    if (action.manual) {
      shown.set(query.queryHash, after);
      return;
    }
    shown.delete(query.queryHash);
    show(changedIds(before, hold(query, before, after)));
  });
  signal.addEventListener('abort', () => {
    stop();
    cancelAnimationFrame(frame);
  });

  return { begin };
};
