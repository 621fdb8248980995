import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const INVITATION = /^#invite=([\w-]{1,200})$/;

/**
 * The invitation of an operator's link (decisions.md, Settings). It stands behind the `#`, where no server sees it; it is
 * taken out of the address at once, and kept in memory only. A link leads to signing up.
 */
export const useInvitation = (): string | null => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const found = INVITATION.exec(hash)?.[1] ?? null;
  const [invitation, setInvitation] = useState(found);

  useEffect(() => {
    if (found === null) return;
    setInvitation(found);
    void navigate({ pathname, search: '?mode=sign-up' }, { replace: true });
  }, [found, pathname, navigate]);

  return invitation;
};
