import { createContext, useContext } from 'react';

/** Why nothing can be sent now, in words; `null` while everything can. Buttons that send something at once ask it (OF-05). */
export const NoConnection = createContext<string | null>(null);

/** Why a button can't do its work now, or `null`; what it says instead of the general sentence may be its own. */
export const useMissingConnection = (needsConnection: boolean | string): string | null => {
  const reason = useContext(NoConnection);
  if (reason === null || needsConnection === false) return null;
  return needsConnection === true ? reason : needsConnection;
};
