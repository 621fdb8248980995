import { createAccountChooser } from '@kovan/ui/screens/Login/accountChooser';

/** Stands in for Google's window where the identity provider is local. */
export const accountChooser = createAccountChooser(async () =>
  (await import('@kovan/ui/screens/Login/AccountAsking')).loadAccountAsking(),
);
