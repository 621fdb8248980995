import { FamilyProviders } from '@kovan/ui/providers/FamilyProviders';
import { Outlet } from 'react-router-dom';
import { services } from './services.ts';

/** What stands around everything behind the front door: the real services. */
export const App = () => (
  <FamilyProviders services={services}>
    <Outlet />
  </FamilyProviders>
);
