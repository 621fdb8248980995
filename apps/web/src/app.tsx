import '@kovan/ui/hues.css';
import { logFailure } from '@kovan/ui/data/logFailure';
import { attention } from '@kovan/ui/frontDoor/attention';
import { FamilyProviders } from '@kovan/ui/providers/FamilyProviders';
import { type ComponentType, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { services } from './services.ts';
import { keepApp } from './updates.ts';

/** What has the app installed, kept and brought up to date: nothing of the first view. */
const Installation = () => {
  const [Offers, setOffers] = useState<ComponentType | null>(null);
  useEffect(() => {
    const begin = async () => {
      await attention();
      const { InstallationOffers } = await import('@kovan/ui/layout/InstallationOffers');
      setOffers(() => InstallationOffers);
      await keepApp();
    };
    begin().catch((error: unknown) => logFailure('installation', error));
  }, []);
  return Offers ? <Offers /> : null;
};

/** What stands around everything behind the front door: the real services. */
export const App = () => (
  <FamilyProviders services={services}>
    <Outlet />
    <Installation />
  </FamilyProviders>
);
