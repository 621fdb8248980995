import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNeeded, isNeededNot, useOnboarding } from '../providers/OnboardingProvider.tsx';
import { paths } from './paths.ts';

/**
 * Goes to onboarding once, when the check first says that it is needed; other screens stay reachable afterwards (S-26, Q-05).
 * Gives whether that is over, so that the screen will stay.
 */
export const useOnboardingRedirect = (): boolean => {
  const mustAddChild = useOnboarding(isNeeded);
  const mayStay = useOnboarding(isNeededNot);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHandled = useRef(false);
  const [wasThere, setWasThere] = useState(false);
  if (!wasThere && pathname === paths.onboarding) setWasThere(true);

  useEffect(() => {
    if (!mustAddChild || isHandled.current) return;
    isHandled.current = true;
    if (pathname !== paths.onboarding) void navigate(paths.onboarding, { replace: true });
  }, [mustAddChild, navigate, pathname]);

  return wasThere || mayStay;
};
