import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DURATIONS } from '../../../data/durations.ts';
import { paths } from '../../../layout/paths.ts';
import { useView } from '../../../providers/ViewProvider.tsx';

/**
 * Leaves for the task list 1.5 s after the returned function was called; not where somebody has gone elsewhere by then, whose
 * screen may still be on its way.
 */
export const useLeaving = (): (() => void) => {
  const navigate = useNavigate();
  const { viewMode } = useView();
  const [here] = useState(() => window.location.pathname);
  const [isLeaving, setIsLeaving] = useState(false);
  const target = viewMode === 'family' ? paths.familyTasks : paths.childlessTasks;

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = window.setTimeout(() => {
      if (window.location.pathname === here) void navigate(target);
    }, DURATIONS.redirectAfterTaskCreation);
    return () => window.clearTimeout(timer);
  }, [isLeaving, navigate, here, target]);

  return () => setIsLeaving(true);
};
