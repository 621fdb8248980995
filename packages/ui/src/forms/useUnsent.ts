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

interface Unsent {
  /** Whether something was put back. */
  readonly isFilled: boolean;
  /** Keeps what is typed, for a form that has gone already. */
  readonly keep: () => void;
  /** Whether the session has run out. */
  readonly hasExpired: () => boolean;
}

/**
 * Keeps what is typed in a form when the session runs out under it, until the same person opens it again, empty; whoever
 * signs out by hand leaves nothing (S-10). `name` says which form it is, and of what.
 */
export const useUnsent = (name: string, { read, write }: Form): Unsent => {
  const { owner, hasExpired } = useAuth();
  const [isFilled, setIsFilled] = useState(false);
  const keepFor = (typist: string | null) => {
    const typed = read();
    if (typist && typed && hasExpired()) formsOf(typist).set(name, typed);
  };
  const leave = useEffectEvent(keepFor);
  const isEmpty = useEffectEvent(() => read() === undefined);
  const putBack = useEffectEvent((typed: Typed) => {
    write(typed);
    setIsFilled(true);
  });
  useEffect(() => {
    if (!owner) return undefined;
    const forms = formsOf(owner);
    const typedBefore = forms.get(name);
    if (typedBefore && isEmpty()) {
      forms.delete(name);
      putBack(typedBefore);
    }
    return () => leave(owner);
  }, [owner, name]);
  return { isFilled, keep: () => keepFor(owner), hasExpired };
};
