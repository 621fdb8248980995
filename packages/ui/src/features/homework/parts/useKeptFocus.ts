import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { scrollOfPress } from '../../../components/takeLostFocus.ts';

interface KeptFocus {
  /** The element around the list; it takes the focus when no card is left, so it has `tabIndex={-1}`. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** To be called when something is about to take away the card with the focus, or the button in it. */
  readonly keep: () => void;
}

/** What shows that somebody has gone on to something else. */
const SIGNS = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the keyboard's place: when a card leaves with the focus in it, the next card's heading has it; when a card stays
 * and what was pressed in it is gone, its own. Where somebody has gone on to something else nothing is moved.
 */
export const useKeptFocus = (): KeptFocus => {
  const list = useRef<HTMLDivElement>(null);
  const leaving = useRef<{ card: Element; index: number; scroll: FocusOptions } | null>(null);
  const cards = () => [...(list.current?.querySelectorAll('article') ?? [])];

  useLayoutEffect(() => {
    if (leaving.current === null || document.activeElement !== document.body) return;
    const { card, index, scroll } = leaving.current;
    leaving.current = null;
    const left = cards();
    const next = card.isConnected ? card : (left[index] ?? left.at(-1));
    (next?.querySelector<HTMLElement>('[tabindex="-1"]') ?? list.current)?.focus(scroll);
  });

  useEffect(() => {
    const forget = () => {
      leaving.current = null;
    };
    for (const sign of SIGNS) document.addEventListener(sign, forget, true);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, forget, true);
    };
  }, []);

  return {
    list,
    keep: () => {
      const all = cards();
      const index = all.findIndex((card) => card.contains(document.activeElement));
      const card = all[index];
      leaving.current = card ? { card, index, scroll: scrollOfPress() } : null;
    },
  };
};
