import type { ComponentType } from 'react';

/** The card that shows how the app is installed, once it may be shown. */
let card: ComponentType | null = null;

/** Offers the card to the next dashboard that opens; one that is read already would move under its reader. */
export const offerInstallCard = (offered: ComponentType | null): void => {
  card = offered;
};

/** The card to begin a dashboard with, or `null`. */
export const installCard = (): ComponentType | null => card;
