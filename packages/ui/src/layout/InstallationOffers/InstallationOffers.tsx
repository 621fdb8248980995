import { UpdateOffer } from './UpdateOffer.tsx';
import { InstallHint } from './InstallHint.tsx';

/** What is offered around the screens once somebody is there: another version of the app, and to install it. */
export const InstallationOffers = () => (
  <>
    <UpdateOffer />
    <InstallHint />
  </>
);
