import { useSyncExternalStore } from 'react';
import { byNeed } from '../../frontDoor/byNeed.tsx';
import type { AccountChooser } from './accountChooser.ts';

const AccountChooserDialog = byNeed(async () => (await import('./AccountChooserDialog.tsx')).AccountChooserDialog, {
  as: 'part',
  meanwhile: null,
});

const isNotAsking = () => false;

/** Loads the dialog; where it can't be loaded nothing can be asked, and the sign-in says so. */
export const loadAccountAsking = (): Promise<unknown> => AccountChooserDialog.load();

/** The dialog of the account chooser. */
export const AccountAsking = ({ chooser }: { chooser: AccountChooser }) =>
  useSyncExternalStore(chooser.subscribe, chooser.isAsking, isNotAsking) ? (
    <AccountChooserDialog chooser={chooser} />
  ) : null;
