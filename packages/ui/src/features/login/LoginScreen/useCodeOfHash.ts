import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What the pattern's group finds behind the `#` of the address, or `null`. It is taken out of the address at once and kept in
 * memory only: nobody who looks at the address, the history or a log later finds it (PE-06). A link with a code leads to
 * signing up.
 */
export const useCodeOfHash = (pattern: RegExp): string | null => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const found = pattern.exec(hash)?.[1] ?? null;
  const [code, setCode] = useState(found);

  useEffect(() => {
    if (found === null) return;
    setCode(found);
    void navigate({ pathname, search: '?mode=sign-up' }, { replace: true });
  }, [found, pathname, navigate]);

  return code;
};
