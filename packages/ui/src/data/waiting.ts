import { createContext, useContext } from 'react';

/** What waits to be sent. */
export interface Waiting {
  readonly count: number;
}

const Context = createContext<Waiting>({ count: 0 });

export const WaitingProvider = Context.Provider;

/** What waits to be sent; nothing where nobody says. */
export const useWaiting = (): Waiting => useContext(Context);
