import { useRef } from 'react';
import { isGone } from './isGone.ts';
import { randomKey } from './randomKey.ts';

interface IdempotencyKeys {
  /** The same content has the same key until it was accepted, so that sending it again makes no second row. */
  keyFor(content: object): string;
  /** After success: the same content typed once more is meant as a new thing. */
  forget(): void;
  /** After a failure: where what the key has added is deleted by now, the same content is meant as a new thing, too. */
  forgetWhereGone(error: unknown): void;
}

/** Keys for the creating calls of a form. */
export const useIdempotencyKey = (): IdempotencyKeys => {
  const last = useRef({ text: '', key: '' });
  const forget = () => {
    last.current = { text: '', key: '' };
  };
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (last.current.text !== text) last.current = { text, key: randomKey() };
      return last.current.key;
    },
    forget,
    forgetWhereGone: (error) => {
      if (isGone(error)) forget();
    },
  };
};
