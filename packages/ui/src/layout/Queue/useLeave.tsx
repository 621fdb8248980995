import { type ReactNode, useState } from 'react';
import { mayLeave } from '../../forms/mayLeave.ts';
import { byNeed } from '../../frontDoor/byNeed.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { useQueueSource } from '../../data/queue/QueueProvider.tsx';

const LeaveDialog = byNeed(async () => (await import('./LeaveDialog.tsx')).LeaveDialog, {
  as: 'part',
  meanwhile: null,
});

/** Signing out by hand, which asks first where something waits to be sent; `question` is to be drawn. */
export const useLeave = (): { readonly leave: () => void; readonly question: ReactNode } => {
  const { signOut } = useAuth();
  const queue = useQueueSource();
  const [isAsking, setIsAsking] = useState(false);
  // A failure is logged already and shown to nobody.
  const go = () => void signOut().catch(() => undefined);
  return {
    leave: () => {
      if (!mayLeave()) return;
      if (queue.view().entries.length > 0) setIsAsking(true);
      else go();
    },
    question: isAsking ? <LeaveDialog onLeave={go} onClose={() => setIsAsking(false)} /> : null,
  };
};
