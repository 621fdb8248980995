import { useRef } from 'react';

const randomKey = () =>
  // `crypto.randomUUID` is missing on pages served over plain HTTP in a home network.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

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
