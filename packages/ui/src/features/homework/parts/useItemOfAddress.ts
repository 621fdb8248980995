import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import './useItemOfAddress.css';

/** It may stand far down, but a list without end is not drawn for its sake. */
const MOST_ROWS = 200;

/** A finger sees no focus: for a moment the card stands out. */
const standOut = (card: HTMLElement) => {
  card.dataset.ledTo = '';
  const end = ({ animationName }: AnimationEvent) => {
    // What moves in a card, or the card itself for another reason, ends too.
    if (animationName !== 'led-to') return;
    delete card.dataset.ledTo;
    card.removeEventListener('animationend', end);
  };
  card.addEventListener('animationend', end);
};

/**
 * What the address names (`?item=`) is brought into view once its list stands there, stands out for a moment, and the
 * keyboard goes on from it; the address then says no more of it, so that nothing moves a second time. Gives how many rows
 * have to be drawn for that.
 */
export const useItemOfAddress = (list: RefObject<HTMLElement | null>): number => {
  const [params, setParams] = useSearchParams();
  const item = params.get('item');

  // After each drawing: nobody tells when the list has come.
  useEffect(() => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
    if (item === null || cards.length === 0) return;
    // Every new screen begins at its top, and this comes after that.
    queueMicrotask(() => {
      const card = cards.find(({ dataset }) => dataset.item === item);
      if (card) standOut(card);
      card?.scrollIntoView({ block: 'center' });
      card?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.delete('item');
          return next;
        },
        { replace: true },
      );
    });
  });

  return item === null ? 0 : MOST_ROWS;
};
