import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './LongList.module.css';

/** What a family has of most things is drawn whole, however high its cards are. */
const AT_LEAST = 8;

/** So much further than what is seen a list is drawn, in screens. */
const AHEAD = 0.5;

/** How many items fit into so many screens. */
const fitting = (screens: number, height: number) => Math.ceil((screens * window.innerHeight) / height);

interface LongListProps<Item> {
  readonly items: readonly Item[];
  /** An item and its gap, in px: so much room is kept for each that is not drawn yet. */
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
  const [most, setMost] = useState(() => Math.max(AT_LEAST, fitting(1, height)));
  const room = useRef<HTMLLIElement & HTMLDivElement>(null);
  const left = Math.max(0, items.length - most);
  const isWhole = left === 0;

  useEffect(() => {
    const { current } = room;
    if (isWhole || !current) return undefined;
    // A new one for each step, since it tells at once whether the room that is left can be seen already.
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        // As far as it is near, and as much again; whoever jumps is far below its upper end.
        const near = 1 + AHEAD - seen.boundingClientRect.top / window.innerHeight;
        setMost(most + fitting(near + AHEAD, height));
      },
      { rootMargin: `${AHEAD * 100}% 0px` },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [most, isWhole, height]);

  return (
    <>
      {items.slice(0, most).map(children)}
      {isWhole ? null : <Room ref={room} aria-hidden className={styles.room} style={{ height: left * height }} />}
    </>
  );
};
