import { type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus {
  /** The element around the list; it takes the focus when no card is left, so it has `tabIndex={-1}`. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** To be called when something is about to take the card with the focus out of the list. */
  readonly keep: () => void;
}

/** Keeps the keyboard's place: when a card leaves with the focus in it, the next card's heading has it. */
export const useKeptFocus = (): KeptFocus => {
  const list = useRef<HTMLDivElement>(null);
  const leaving = useRef<{ card: Element; index: number } | null>(null);
  const cards = () => [...(list.current?.querySelectorAll('article') ?? [])];

  useLayoutEffect(() => {
    if (leaving.current === null || leaving.current.card.isConnected) return;
    const { index } = leaving.current;
    leaving.current = null;
    const next = cards()[index] ?? cards().at(-1);
    (next?.querySelector<HTMLElement>('[tabindex="-1"]') ?? list.current)?.focus();
  });

  return {
    list,
    keep: () => {
      const index = cards().findIndex((card) => card.contains(document.activeElement));
      const card = cards()[index];
      leaving.current = card ? { card, index } : null;
    },
  };
};
