import { useEffect, useSyncExternalStore } from 'react';
import { localDatabase } from '../../data/localDatabase.ts';
import { installPrompt } from '../../frontDoor/installPrompt.ts';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { HINT, InstallCard } from './InstallCard.tsx';
import { offerInstallCard } from './installHint.ts';
import { isInstalled, isSafariOnIos } from './platform.ts';

/** Has the next dashboard of an adult begin with the card, where the app can be installed and nobody has said 'not now'. */
export const InstallHint = () => {
  const { kind } = useAuth();
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.current);
  useEffect(() => {
    let isOver = false;
    offerInstallCard(null);
    if (kind !== 'adult' || isInstalled() || (!prompt && !isSafariOnIos(navigator))) return;
    void localDatabase.get('settings', HINT).then((answered) => {
      if (!isOver && answered === undefined) offerInstallCard(InstallCard);
    });
    return () => {
      isOver = true;
    };
  }, [kind, prompt]);
  return null;
};
