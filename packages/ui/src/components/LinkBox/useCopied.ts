import { type RefObject, useEffect, useState } from 'react';

/** In milliseconds. */
const SAID_FOR = 2000;

/** Copies a text; where the browser has no clipboard, or refuses, what shows it is selected to be copied by hand. */
export const useCopied = (text: string, shown: RefObject<HTMLElement | null>) => {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setIsCopied(false), SAID_FOR);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  const copy = async (): Promise<void> => {
    try {
      // Undefined where the page isn't loaded safely, as over plain HTTP in a home's own network.
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
    }
  };

  return { isCopied, copy };
};
