import { useState } from 'react';
import { isOnline, useIsOnline } from '../../data/online.ts';
import { byNeed } from '../../frontDoor/byNeed.tsx';
import { useArrived } from '../../frontDoor/useArrived.ts';
import { useAttention } from '../../frontDoor/useAttention.ts';

/** The strip itself, whose code comes when it is first shown. */
export const NetStrip = byNeed(async () => (await import('./NetStrip.tsx')).NetStrip);

/** Loads the strip beforehand where it has something to say from the beginning. */
export const loadNetStripIfOffline = async (): Promise<void> => {
  if (!isOnline()) await NetStrip.load().catch(() => undefined);
};

/** The strip under the header: nothing of a screen's beginning, so it comes once somebody is there, or the connection goes. */
export const LateNetStrip = () => {
  const isThere = useIsOnline();
  const hasAttention = useAttention();
  const [isWanted, setIsWanted] = useState(!isThere);
  // Once there it stays: with a connection that is back it would go, and come anew under the first finger.
  if (!isWanted && (hasAttention || !isThere)) setIsWanted(true);
  const isArrived = useArrived(NetStrip, isWanted);
  const [isFromStart] = useState(isArrived);
  return isArrived ? <NetStrip isLate={!isFromStart} /> : null;
};
