import { createQueryClient } from '@kovan/ui/data/queryClient';
import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { PublicLayout } from '@kovan/ui/layout/PublicLayout';
import { createServices } from '@kovan/ui/providers/createServices';
import { KovanProviders } from '@kovan/ui/providers/KovanProviders';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { ayse, fakeIdentity } from './fakeIdentity.ts';
import { DEFAULTS, type KovanParameters } from './kovanParameters.ts';
import { memoryStorage } from './memoryStorage.ts';

type Settled = KovanParameters & Required<Pick<KovanParameters, keyof typeof DEFAULTS>>;

const storageOf = ({ session, viewMode, selectedChild, family, storage }: Settled) => {
  const child = family.children?.find(({ id }) => id === selectedChild);
  return memoryStorage({
    ...(session === 'signedIn' ? { token: 'story-token' } : {}),
    ...(viewMode === 'child' ? { viewMode } : {}),
    ...(child ? { selectedChild: JSON.stringify(child) } : {}),
    ...storage,
  });
};

// A story that shows how something loads goes on doing so, however long somebody looks at it.
const NEVER = 2 ** 31 - 1;

const servicesOf = (parameters: Settled) => {
  const { session, identity, now, timeZone } = parameters;
  return createServices({
    identity: fakeIdentity(session === 'signedIn' ? ayse : null, identity),
    storage: storageOf(parameters),
    clock: { now: () => new Date(now), timeZone },
    queryClient: createQueryClient(),
    timeoutMs: NEVER,
  });
};

/** What stands at every address that is not the story's own: the address, so that a story can see where it went. */
const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return (
    <section>
      <h1 data-testid="address">{`${pathname}${search}`}</h1>
    </section>
  );
};

const Alone = () => (
  <main>
    <Outlet />
  </main>
);

const LAYOUTS: Readonly<Record<string, ComponentType>> = { true: AppLayout, public: PublicLayout, page: Outlet };

/** The app around a story: services over fakes, every provider, a router at the story's address. */
export const StoryApp = ({ parameters, children }: { parameters: KovanParameters; children: ReactNode }) => {
  const settled: Settled = { ...DEFAULTS, ...parameters };
  const [services] = useState(() => servicesOf(settled));
  useEffect(() => () => services.stop(), [services]);
  const Layout = LAYOUTS[String(settled.layout)] ?? Alone;
  const mood = settled.mood;
  useEffect(() => {
    if (mood) document.documentElement.dataset.mood = mood;
    return () => {
      document.documentElement.dataset.mood = 'parent';
    };
  }, [mood]);

  return (
    <KovanProviders
      services={services}
      settings={{ identity: { kind: 'local', google: true }, signUp: 'open', outsideModel: false, ...settled.settings }}
    >
      <MemoryRouter initialEntries={[settled.route]}>
        <Routes>
          <Route element={<Layout />}>
            <Route path={settled.path} element={children} />
            <Route path="*" element={<Elsewhere />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </KovanProviders>
  );
};
