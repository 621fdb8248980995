import type { Settings } from '@kovan/api-client/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { logFailure } from '../data/logFailure.ts';
import { requiredContext } from './requiredContext.ts';

/** What a page without the server's settings may assume: nothing beyond passwords. */
const UNKNOWN: Settings = {
  identity: { kind: 'local', google: false },
  signUp: 'open',
  outsideModel: false,
  features: [],
};

const [Provide, useSettings] = requiredContext<Settings>('useSettings', 'SettingsProvider');

/** What the page knows of the server's settings. */
export { useSettings };

interface SettingsProviderProps {
  readonly settings: Settings | Promise<Settings>;
  readonly children: ReactNode;
}

export const SettingsProvider = ({ settings, children }: SettingsProviderProps) => {
  const [known, setKnown] = useState(settings instanceof Promise ? UNKNOWN : settings);
  useEffect(() => {
    Promise.resolve(settings).then(setKnown, (error: unknown) => logFailure('server.settings', error));
  }, [settings]);
  return <Provide value={known}>{children}</Provide>;
};
