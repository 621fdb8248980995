import { useEffect, useState } from 'react';

/**
 * Leads the focus to the first field that a form says is wrong, once the form says so. For forms that are not checked by the
 * contract's schema (`useContractForm`): each calls it, with itself, after every try to send it.
 */
export const useFirstWrong = (): ((form: Element) => void) => {
  const [tried, setTried] = useState<{ readonly form: Element } | null>(null);
  useEffect(() => tried?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tried]);
  return (form) => setTried({ form });
};
