import { useState } from 'react';
import { isOnline, useIsOnline } from '../../data/online.ts';
import { byNeed } from '../../frontDoor/byNeed.tsx';
import { useAttention } from '../../frontDoor/useAttention.ts';

/** The strip itself, whose code comes when it is first shown. */
export const NetStrip = byNeed(async () => (await import('./NetStrip.tsx')).NetStrip, { as: 'part', meanwhile: null });

/** Loads the strip beforehand where it has something to say from the beginning. */
export const loadNetStripIfOffline = async (): Promise<void> => {
  if (!isOnline()) await NetStrip.load();
};

/** The strip under the header: nothing of a screen's beginning, so it comes once somebody is there, or the connection goes. */
export const LateNetStrip = () => {
  const isThere = useIsOnline();
  const hasAttention = useAttention();
  const [isWanted, setIsWanted] = useState(!isThere);
  // Once there it stays: with a connection that is back it would go, and come anew under the first finger.
  if (!isWanted && (hasAttention || !isThere)) setIsWanted(true);
  const [isFromStart] = useState(() => isWanted && NetStrip.isLoaded());
  return isWanted ? <NetStrip isLate={!isFromStart} /> : null;
};
