import type { Query, QueryClient } from '@tanstack/react-query';
import { hasJustChanged } from './hasJustChanged.ts';

const WASH_MS = 1_200;
/** So many frames after it was read something may be drawn; what is folded away never is. */
const LOOKED_FOR = 60;

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

/** Whether two items say the same; one that has only moved in its list is another object. */
const isSame = (a: Named | undefined, b: Named | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The ids of what is new, or says something else than it did. */
export const changedIds = (before: Items, after: Items): string[] => {
  const known = new Map(before.map((item) => [item.id, item]));
  return after.filter((item) => !isSame(known.get(item.id), item)).map(({ id }) => id);
};

const rowsOf = (id: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${ITEM_ATTRIBUTE}="${CSS.escape(id)}"]`),
];

/** Washes honey over the rows and cards of something, once they are drawn; where motion is not wanted they simply are there. */
const wash = (id: string): boolean => {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return true;
  const rows = rowsOf(id);
  for (const row of rows) {
    row.animate([{ backgroundColor: 'var(--honey-soft)' }, {}], { duration: WASH_MS, easing: 'ease-out' });
  }
  return rows.length > 0;
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
  if (!held || after.some((item) => isSame(item, held))) return after;
  const others = after.filter((item) => item.id !== id);
  return [...others.slice(0, at), held, ...others.slice(at)];
};

/**
 * Looks at what is read because somebody changed it elsewhere: what arrived, and was not changed here, is washed with honey,
 * and a row under the keyboard's focus stays as it is until the focus has left it.
 */
export const watchArrivals = (client: QueryClient, signal: AbortSignal) => {
  const cache = client.getQueryCache();
  /** What was shown of each list that is being read, by its hash. */
  const shown = new Map<string, Items>();
  /** What arrived and is not drawn yet, with how many frames more it is looked for. */
  const arrived = new Map<string, number>();
  let frame = 0;

  const look = (): void => {
    frame = 0;
    for (const [id, frames] of arrived) {
      if (!wash(id) && frames > 0) arrived.set(id, frames - 1);
      else arrived.delete(id);
    }
    lookSoon();
  };
  const lookSoon = (): void => {
    if (frame === 0 && arrived.size > 0) frame = requestAnimationFrame(look);
  };
  const show = (ids: readonly string[]): void => {
    for (const id of ids) arrived.set(id, LOOKED_FOR);
    lookSoon();
  };

  /** The row for whose sake a list waits to be read anew. */
  const heldFor = new Map<string, Element>();
  const hold = (query: Query, before: Items, after: Items): Items => {
    const focused = focusedRow();
    if (!focused) return after;
    const held = withHeld(before, after, focused.id);
    if (held === after) return after;
    client.setQueryData(query.queryKey, held);
    if (heldFor.get(query.queryHash) === focused.row) return held;
    heldFor.set(query.queryHash, focused.row);
    const readAnew = (event: Event) => {
      if (
        event instanceof FocusEvent &&
        event.relatedTarget instanceof Node &&
        focused.row.contains(event.relatedTarget)
      )
        return;
      focused.row.removeEventListener('focusout', readAnew);
      heldFor.delete(query.queryHash);
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
    show(changedIds(before, hold(query, before, after)).filter((id) => !hasJustChanged(client, id)));
  });
  signal.addEventListener('abort', () => {
    stop();
    cancelAnimationFrame(frame);
  });

  return { begin };
};
