import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './LongList.module.css';

/** What a family has of most things is drawn whole, however high its cards are. */
const AT_LEAST = 8;

/** So much further than what is seen a list is drawn, in screens. */
const AHEAD = 0.5;

/** How many rows fit into so many screens. */
const fitting = (screens: number, height: number) => Math.ceil((screens * window.innerHeight) / height);

/** How many items stand beside each other in the list that the room belongs to. */
const columnsBeside = ({ parentElement }: HTMLElement) =>
  parentElement ? getComputedStyle(parentElement).gridTemplateColumns.split(' ').length : 1;

/** So many rows the lists inside are drawn with from the beginning, where that is more: one of them is gone to. */
export const RowsAtFirst = createContext(0);

interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** A row of items and its gap, in px: so much room is kept for each that is not drawn yet. */
  readonly height: number;
  /** What the room is kept by, in a `ul` a list item. */
  readonly as?: 'li' | 'div';
  /** Draws an item, with its key. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/**
 * The items of a list, those far down once somebody comes near: what a press costs so depends on what is seen of a list, not
 * on how long it is.
 */
export const LongList = <Item,>({ items, height, as: Room = 'div', children }: LongListProps<Item>) => {
  const atFirst = use(RowsAtFirst);
  const [rows, setRows] = useState(() => Math.max(AT_LEAST, atFirst, fitting(1, height)));
  const [columns, setColumns] = useState(1);
  const room = useRef<HTMLLIElement & HTMLDivElement>(null);
  const most = rows * columns;
  const left = Math.max(0, items.length - most);
  const isWhole = left === 0;

  useLayoutEffect(() => {
    if (room.current) setColumns(columnsBeside(room.current));
  }, [rows, isWhole]);

  useEffect(() => {
    const { current } = room;
    if (isWhole || !current) return undefined;
    // A new one for each step, since it tells at once whether the room that is left can be seen already.
    const watch = new IntersectionObserver(
      (entries) => {
        // Of several at once the last one says how it is now.
        const seen = entries.at(-1);
        if (!seen?.isIntersecting) return;
        // As far as it is near, and as much again; whoever jumps is far below its upper end.
        const near = 1 + AHEAD - seen.boundingClientRect.top / window.innerHeight;
        setRows(rows + fitting(near + AHEAD, height));
      },
      { rootMargin: `${AHEAD * 100}% 0px` },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [rows, columns, isWhole, height]);

  return (
    <>
      {items.slice(0, most).map(children)}
      {isWhole ? null : (
        <Room ref={room} aria-hidden className={styles.room} style={{ height: Math.ceil(left / columns) * height }} />
      )}
    </>
  );
};
