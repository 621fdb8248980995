import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './LongList.module.css';

/** More than any phone shows of a list at once; a bigger screen asks for more at once. */
const AT_FIRST = 18;
const AT_A_TIME = 24;
/** Those that come stand there before they are seen: half a screen's height above its edge. */
const AHEAD = '50% 0px';

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
  const [most, setMost] = useState(AT_FIRST);
  const room = useRef<HTMLLIElement & HTMLDivElement>(null);
  const left = Math.max(0, items.length - most);
  const isWhole = left === 0;

  useEffect(() => {
    const { current } = room;
    if (isWhole || !current) return undefined;
    // A new one for each step, since it tells at once whether the room that is left can be seen already.
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setMost(most + AT_A_TIME);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [most, isWhole]);

  return (
    <>
      {items.slice(0, most).map(children)}
      {isWhole ? null : <Room ref={room} aria-hidden className={styles.room} style={{ height: left * height }} />}
    </>
  );
};
