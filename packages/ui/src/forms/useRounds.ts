import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Rounds {
  /** Key of the form: another one after each time. */
  readonly round: number;
  /** For the form's own button. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly beginAnew: () => void;
}

/** A form that stays and is begun anew once it was saved: whoever had the focus in it finds it on its button. */
export const useRounds = (): Rounds => {
  const button = useRef<HTMLButtonElement>(null);
  const [{ round, hadFocus }, setRounds] = useState({ round: 0, hadFocus: false });
  useLayoutEffect(() => {
    if (hadFocus) button.current?.focus();
  }, [round, hadFocus]);
  const beginAnew = () => {
    const hadFocus = button.current?.form?.contains(document.activeElement) === true;
    setRounds((before) => ({ round: before.round + 1, hadFocus }));
  };
  return { round, button, beginAnew };
};
