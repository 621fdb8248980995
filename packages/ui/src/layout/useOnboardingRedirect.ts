import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNeededNot, useMustAddChild, useOnboarding } from '../providers/OnboardingProvider.tsx';
import { paths } from './paths.ts';

/** The field of a form that was written in last; on the page for as long as what was written is. */
const useWrittenField = (): RefObject<Element | null> => {
  const field = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form, [role=dialog]')) field.current = target;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  return field;
};

/**
 * Goes to onboarding once, when the check first says that it is needed; other screens stay reachable afterwards (S-26, Q-05).
 * A form with something typed in it is left first: the last child may have been deleted by the other parent.
 * Gives whether that is over, so that the screen will stay.
 */
export const useOnboardingRedirect = (): boolean => {
  const mustAddChild = useMustAddChild();
  const mayStay = useOnboarding(isNeededNot);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHandled = useRef(false);
  const written = useWrittenField();
  const [wasThere, setWasThere] = useState(false);
  if (!wasThere && pathname === paths.onboarding) setWasThere(true);

  useEffect(() => {
    if (!mustAddChild || isHandled.current) return;
    const isThere = pathname === paths.onboarding;
    if (!isThere && written.current?.isConnected) return;
    isHandled.current = true;
    if (!isThere) void navigate(paths.onboarding, { replace: true });
  }, [mustAddChild, navigate, pathname, written]);

  return wasThere || mayStay;
};
