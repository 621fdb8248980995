import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { AccountChooser } from './accountChooser.ts';

const AccountChooserDialog = lazy(async () => ({
  default: (await import('./AccountChooserDialog.tsx')).AccountChooserDialog,
}));

const isNotAsking = () => false;

/** The dialog of the account chooser, loaded when it is first asked for. */
export const AccountAsking = ({ chooser }: { chooser: AccountChooser }) => {
  const isAsking = useSyncExternalStore(chooser.subscribe, chooser.isAsking, isNotAsking);
  return isAsking ? (
    <Suspense>
      <AccountChooserDialog chooser={chooser} />
    </Suspense>
  ) : null;
};
