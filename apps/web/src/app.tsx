import { KovanProviders } from '@kovan/ui/providers/KovanProviders';
import { AppScreens } from './appScreens.tsx';
import { services, settings } from './services.ts';

/** The app behind the front door: the real services around the screens. */
export const App = () => (
  <KovanProviders services={services} settings={settings}>
    <AppScreens />
  </KovanProviders>
);
