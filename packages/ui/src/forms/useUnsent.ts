import { useEffect, useEffectEvent, useState } from 'react';
import { useAuth } from '../providers/AuthProvider.tsx';

type Typed = Readonly<Record<string, unknown>>;

/** Whose it is, and what they had typed by the name of the form. In memory alone: no reload and no other tab has it. */
let kept: { readonly owner: string; readonly forms: Map<string, Typed> } | undefined;

const formsOf = (owner: string): Map<string, Typed> => {
  if (kept?.owner !== owner) kept = { owner, forms: new Map() };
  return kept.forms;
};

interface Form {
  /** What is typed in it by now; undefined where nothing is. */
  readonly read: () => Typed | undefined;
  /** Puts back what was read once. */
  readonly write: (typed: Typed) => void;
}

/**
 * Keeps what is typed in a form when the session runs out under it, until the same person opens it again; whoever signs
 * out by hand leaves nothing (S-10). `name` says which form it is, and of what. Gives whether something was put back.
 */
export const useUnsent = (name: string, { read, write }: Form): boolean => {
  const { owner, hasExpired } = useAuth();
  const [isFilled, setIsFilled] = useState(false);
  const readNow = useEffectEvent(read);
  const writeNow = useEffectEvent((typed: Typed) => {
    write(typed);
    setIsFilled(true);
  });
  useEffect(() => {
    if (!owner) return undefined;
    const typedBefore = formsOf(owner).get(name);
    if (typedBefore) {
      formsOf(owner).delete(name);
      writeNow(typedBefore);
    }
    return () => {
      const typed = readNow();
      if (typed && hasExpired()) formsOf(owner).set(name, typed);
    };
  }, [owner, hasExpired, name]);
  return isFilled;
};
