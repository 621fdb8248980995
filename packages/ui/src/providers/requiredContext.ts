import { createContext, type Provider, useContext } from 'react';

/** A context that must be provided: its hook outside the provider throws a sentence naming both. */
export const requiredContext = <T extends object>(hook: string, provider: string): readonly [Provider<T>, () => T] => {
  const Context = createContext<T | null>(null);
  const useRequired = (): T => {
    const value = useContext(Context);
    if (value === null) throw new Error(`${hook} must be used inside ${provider}`);
    return value;
  };
  return [Context.Provider, useRequired];
};
