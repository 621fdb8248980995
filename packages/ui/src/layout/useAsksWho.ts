import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../providers/AuthProvider.tsx';
import { useChildren } from '../providers/ChildrenProvider.tsx';
import { paths } from './paths.ts';

/** Whether to ask who is there first: once, where a device of several children was just opened (DV-06). */
export const useAsksWho = (): boolean => {
  const { kind } = useAuth();
  const { children } = useChildren();
  const { pathname } = useLocation();
  const [hasAsked, setHasAsked] = useState(kind !== 'device');
  // Whoever was let in without a question is not asked in the middle of things.
  if (!hasAsked && children.length === 1) setHasAsked(true);
  const asks = !hasAsked && children.length > 1;
  if (asks && pathname === paths.who) setHasAsked(true);
  return asks && pathname !== paths.who;
};
