import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DURATIONS } from '../../../data/durations.ts';
import { paths } from '../../../layout/paths.ts';
import { useView } from '../../../providers/ViewProvider.tsx';

/** Leaves for the task list 1.5 s after the returned function was called. */
export const useLeaving = (): (() => void) => {
  const navigate = useNavigate();
  const { viewMode } = useView();
  const [isLeaving, setIsLeaving] = useState(false);
  const target = viewMode === 'family' ? paths.familyTasks : paths.childlessTasks;

  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = window.setTimeout(() => void navigate(target), DURATIONS.redirectAfterTaskCreation);
    return () => window.clearTimeout(timer);
  }, [isLeaving, navigate, target]);

  return () => setIsLeaving(true);
};
