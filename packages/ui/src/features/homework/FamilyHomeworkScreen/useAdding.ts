import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { localDatabase } from '../../../data/localDatabase.ts';
import { takeSharedText } from '../../../data/sharedText.ts';
import { useClock } from '../../../providers/ClockProvider.tsx';

/** How the address asks for the dialog: a shortcut of the installed app does, and a text that was shared with it. */
const ASKED = 'add';

/**
 * The dialog in which homework is added: opened by a button, or by the address, with the text that was shared. Whoever had to
 * sign in after sharing comes without that address.
 */
export const useAdding = () => {
  const clock = useClock();
  const [params, setParams] = useSearchParams();
  const [sharedText, setSharedText] = useState<string | null>(null);
  const isAsked = params.has(ASKED);

  const begin = useCallback(
    () => void takeSharedText(localDatabase, clock.now()).then((text) => setSharedText((before) => before || text)),
    [clock],
  );

  useEffect(() => {
    if (!isAsked) return;
    setParams(
      (all) => {
        all.delete(ASKED);
        return all;
      },
      { replace: true },
    );
    begin();
  }, [isAsked, setParams, begin]);

  return {
    isOpen: sharedText !== null,
    sharedText: sharedText ?? '',
    begin,
    end: useCallback(() => setSharedText(null), []),
  };
};
