import { type RefObject, useEffect, useRef } from 'react';
import { scrollOfPress } from '../../../components/takeLostFocus.ts';

/** What tells where the focus is. */
const PLACES = ['focusin', 'click'] as const;

/** What shows that somebody goes on to something else; a press comes after them. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Keeps the keyboard's place: when a card leaves with the focus in it, the next card's heading has it; when a card stays
 * and what was pressed in it is gone, its own. Where somebody has gone on to something else nothing is moved. Gives what
 * the element around the list needs; that one takes the focus when no card is left, so it has `tabIndex={-1}`.
 */
export const useKeptFocus = (): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current: around } = list;
    if (!around) return undefined;
    let place: { card: Element; index: number; scroll: FocusOptions } | null = null;
    const cards = () => [...around.querySelectorAll('article')];
    const note = () => {
      const all = cards();
      const index = all.findIndex((one) => one.contains(document.activeElement));
      const card = all[index];
      place = card ? { card, index, scroll: scrollOfPress() } : null;
    };
    const forget = () => {
      place = null;
    };
    // Not with a drawing of this component: a card may lose its button, and leave, in later ones of its own.
    const observer = new MutationObserver(() => {
      if (place === null || document.activeElement !== document.body) return;
      const { card, index, scroll } = place;
      const left = cards();
      const next = card.isConnected ? card : (left[index] ?? left.at(-1));
      (next?.querySelector<HTMLElement>('[tabindex="-1"]') ?? around).focus(scroll);
    });
    observer.observe(around, { childList: true, subtree: true });
    for (const name of PLACES) document.addEventListener(name, note, true);
    for (const name of SIGNS) document.addEventListener(name, forget, true);
    return () => {
      observer.disconnect();
      for (const name of PLACES) document.removeEventListener(name, note, true);
      for (const name of SIGNS) document.removeEventListener(name, forget, true);
    };
  }, []);

  return list;
};
