import { useRef } from 'react';
import { randomKey } from './randomKey.ts';

interface IdempotencyKeys {
  /** The same content has the same key until it was accepted, so that sending it again makes no second row. */
  keyFor(content: object): string;
  /** After success: the same content typed once more is meant as a new thing. */
  forget(): void;
}

/** Keys for the creating calls of a form. */
export const useIdempotencyKey = (): IdempotencyKeys => {
  const last = useRef({ text: '', key: '' });
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (last.current.text !== text) last.current = { text, key: randomKey() };
      return last.current.key;
    },
    forget: () => {
      last.current = { text: '', key: '' };
    },
  };
};
