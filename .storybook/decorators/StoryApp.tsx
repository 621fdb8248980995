import type { Settings } from '@kovan/api-client/contract';
import { createQueryClient } from '@kovan/ui/data/queryClient';
import { createServices, type Services } from '@kovan/ui/providers/createServices';
import { FamilyProviders } from '@kovan/ui/providers/FamilyProviders';
import { VisitorProviders } from '@kovan/ui/providers/VisitorProviders';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter, Outlet } from 'react-router-dom';
import { ayse, fakeIdentity } from './fakeIdentity.ts';
import { dateOf, DEFAULTS, type KovanParameters } from './kovanParameters.ts';
import { memoryStorage } from './memoryStorage.ts';
import { noteShown } from './settled.ts';
import { StoryScreen } from './StoryScreen.tsx';

type Settled = KovanParameters & Required<Pick<KovanParameters, keyof typeof DEFAULTS>>;

const TOKENS = {
  signedIn: { token: 'story-token' },
  signedOut: {},
  device: { token: 'device.story-token' },
  lent: { token: 'lent.story-token' },
};

const storageOf = ({ session, viewMode, selectedChild, family, storage }: Settled) => {
  const child = family.children?.find(({ id }) => id === selectedChild);
  return memoryStorage({
    ...TOKENS[session],
    ...(viewMode === 'child' ? { viewMode } : {}),
    ...(child ? { selectedChild: JSON.stringify(child) } : {}),
    ...storage,
  });
};

// A story that shows how something loads goes on doing so, however long somebody looks at it.
const NEVER = 2 ** 31 - 1;

const servicesOf = (parameters: Settled) => {
  const { session, identity, now, timeZone, updates } = parameters;
  return createServices({
    identity: fakeIdentity(session === 'signedIn' || session === 'lent' ? ayse : null, identity),
    storage: storageOf(parameters),
    clock: { now: () => dateOf(now), timeZone },
    queryClient: createQueryClient(),
    timeoutMs: NEVER,
    ...(updates && { updates }),
  });
};

/** What the app keeps for as long as the story is open. */
const portsOf = (parameters: Settled) => {
  const services = servicesOf(parameters);
  return {
    services,
    loadApi: () => Promise.resolve(services.api),
    settings: {
      identity: { kind: 'local', google: true },
      signUp: 'open',
      outsideModel: false,
      features: [],
      ...parameters.settings,
    } satisfies Settings,
    behind: () => (
      <FamilyProviders services={services}>
        <Outlet />
      </FamilyProviders>
    ),
  };
};

/** Something that is no screen, with everything that screens have. */
const Alone = ({ of, services, children }: { of: 'part' | 'whole'; services: Services; children: ReactNode }) => (
  <FamilyProviders services={services}>{of === 'part' ? <main>{children}</main> : children}</FamilyProviders>
);

/** The app around a story: services over fakes, every provider, a router at the story's address. */
export const StoryApp = ({ parameters, children }: { parameters: KovanParameters; children: ReactNode }) => {
  const settled: Settled = { ...DEFAULTS, ...parameters };
  const { of, route, mood } = settled;
  const [{ services, loadApi, settings, behind }] = useState(() => portsOf(settled));
  useEffect(() => {
    const forget = noteShown(services);
    return () => {
      forget();
      services.stop();
    };
  }, [services]);
  useEffect(() => {
    if (mood) document.documentElement.dataset.mood = mood;
    return () => {
      document.documentElement.dataset.mood = 'parent';
    };
  }, [mood]);

  return (
    <VisitorProviders auth={services.session} loadApi={loadApi} clock={services.clock} settings={settings}>
      <MemoryRouter initialEntries={[route]}>
        {of === 'screen' ? (
          <StoryScreen route={route} behind={behind}>
            {children}
          </StoryScreen>
        ) : (
          <Alone of={of} services={services}>
            {children}
          </Alone>
        )}
      </MemoryRouter>
    </VisitorProviders>
  );
};
