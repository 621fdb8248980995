import { createAccountChooser } from '@kovan/ui/features/login/accountChooser';

/** Stands in for Google's window where the identity provider is local. */
export const accountChooser = createAccountChooser(async () =>
  (await import('@kovan/ui/features/login/AccountAsking')).loadAccountAsking(),
);
