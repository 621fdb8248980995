import { createViewActor } from '@kovan/machines/viewMode';
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keys } from '../data/keys.ts';
import { createQueryClient } from '../data/queryClient.ts';
import { i18n } from '../i18n/i18n.ts';
import { registerLayoutTexts } from '../layout/texts.ts';
import { ViewSwitch } from '../layout/Header/ViewSwitch.tsx';
import { type ChildrenList, useChildren } from './ChildrenProvider.tsx';
import { createServices, type Services } from './createServices.ts';
import { FamilyProviders } from './FamilyProviders.tsx';
import { VisitorProviders } from './VisitorProviders.tsx';
import { nobody } from './testAuth.ts';
import { unreachableIdentity } from './testIdentity.ts';

registerLayoutTexts();

const elif = { id: 'elif', name: 'Elif', birthYear: 2017, grade: '3. Sınıf', avatar: '👧' };
const can = { ...elif, id: 'can', name: 'Can' };
const settings = {
  identity: { kind: 'local' as const, google: false },
  signUp: 'open' as const,
  outsideModel: false,
  features: [],
};
let root: Root;
let services: Services;
let list: ChildrenList;
/** What the server holds. */
let held: readonly (typeof elif)[];

const Reader = () => {
  const children = useChildren();
  useLayoutEffect(() => {
    list = children;
  }, [children]);
  return <ViewSwitch size="small" />;
};

const loadApi = () => Promise.resolve(services.api);

const render = (of: Partial<Services> = {}) => {
  const given = { ...services, ...of };
  return act(async () =>
    root.render(
      <VisitorProviders auth={given.session} loadApi={loadApi} clock={given.clock} settings={settings}>
        <MemoryRouter>
          <FamilyProviders services={given}>
            <Reader />
          </FamilyProviders>
        </MemoryRouter>
      </VisitorProviders>,
    ),
  );
};
/** A view of which the browser has kept this mode, and this child if any. */
const viewKept = (viewMode: string, selectedChild?: typeof elif) => {
  const stored = new Map([['viewMode', viewMode]]);
  if (selectedChild) stored.set('selectedChild', JSON.stringify(selectedChild));
  return createViewActor({
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => stored.set(key, value),
    remove: (key) => stored.delete(key),
  });
};
/** What a spinner says that is drawn. */
const spinner = () => document.querySelector('svg')?.closest('[role=status]')?.textContent;
const namesOf = () => list.children.map(({ name }) => name);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await i18n.changeLanguage('tr');
  held = [elif];
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/onboarding-status') ? { needsOnboarding: false, childrenCount: 1 } : { data: held }),
  );
  services = createServices({
    identity: unreachableIdentity,
    storage: { getItem: (key) => (key === 'token' ? 'a-token' : null), setItem: () => {}, removeItem: () => {} },
    clock: { now: () => new Date('2026-11-18T14:45:00Z'), timeZone: 'Europe/Istanbul' },
    queryClient: createQueryClient(),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  services.stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('[S-19] the list loads by itself once somebody is signed in, whatever becomes of the onboarding check', async () => {
  const answer = fetch;
  const unanswered = new Promise<Response>(() => undefined);
  vi.stubGlobal('fetch', (url: string) => (url.endsWith('/onboarding-status') ? unanswered : answer(url)));
  await render();
  await vi.waitFor(() => expect(namesOf()).toEqual(['Elif']));
});

it('[S-19] nobody asks for the list, or shows one, while nobody is signed in', async () => {
  await render();
  await vi.waitFor(() => expect(namesOf()).toEqual(['Elif']));
  const asked = vi.fn(async (url: string) => Response.json({ data: held, url }));
  vi.stubGlobal('fetch', asked);
  await act(async () => services.auth.send({ type: 'session.expired' }));
  await act(async () => void (await services.queryClient.fetchQuery({ queryKey: keys.people, queryFn: () => [] })));
  expect(asked.mock.calls.filter(([url]) => url.endsWith('/children'))).toEqual([]);
  expect(list).toMatchObject({ children: [], isLoading: false, isError: false });
});

it('[S-27] a family that needs no onboarding has the list read anew, which heals a first read that failed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = fetch;
  let hasFailed = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/onboarding-status')) await vi.waitUntil(() => list?.isError);
    else if (!hasFailed) {
      hasFailed = true;
      return Response.json({ error: '', code: 'INTERNAL' }, { status: 500 });
    }
    return answer(url);
  });
  await render();
  await vi.waitFor(() => expect(namesOf()).toEqual(['Elif']));
  expect(hasFailed).toBe(true);
});

it('[S-24] the list is read anew when it is asked to be', async () => {
  await render();
  // The check of onboarding has the list read a second time.
  await vi.waitFor(() => {
    expect(services.onboarding.getSnapshot().value).toBe('settled');
    expect(services.queryClient.isFetching()).toBe(0);
  });
  expect(namesOf()).toEqual(['Elif']);
  held = [elif, can];
  await act(() => list.refresh());
  expect(namesOf()).toEqual(['Elif', 'Can']);
});

it('[S-24] whoever has it read anew goes on once it is read', async () => {
  await render();
  await vi.waitFor(() => expect(services.onboarding.getSnapshot().value).toBe('settled'));
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/onboarding-status')) return Response.json({ needsOnboarding: false, childrenCount: 2 });
    await answered;
    return Response.json({ data: [elif, can] });
  });
  const goOn = vi.fn();
  await act(async () => void list.refresh().then(goOn));
  await vi.waitFor(() => expect(services.onboarding.getSnapshot().value).toBe('settled'));
  await act(async () => {});
  expect(goOn).not.toHaveBeenCalled();
  await act(async () => answer());
  await vi.waitFor(() => expect(goOn).toHaveBeenCalledOnce());
  expect(namesOf()).toEqual(['Elif', 'Can']);
});

it('[S-24] with the list all is read anew that goes with a child: tasks, homework, figures and devices', async () => {
  await render();
  const { queryClient } = services;
  const stale = [keys.taskList(null), keys.homework('elif'), keys.stats(null), keys.devices];
  for (const key of stale) queryClient.setQueryData(key, []);
  await act(() => list.refresh());
  expect(stale.filter((key) => !queryClient.getQueryState(key)?.isInvalidated)).toEqual([]);
});

it.each(['family', 'child'])(
  '[H-23] in %s view a spinner with a label stands for the view switch until the children are there',
  async (viewMode) => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const served = fetch;
    vi.stubGlobal('fetch', async (url: string) => {
      await answered;
      return served(url);
    });
    const view = viewKept(viewMode).start();
    await render({ view });
    expect(spinner()).toBe('Yükleniyor…');
    expect(document.querySelectorAll('button')).toHaveLength(0);
    await act(async () => answer());
    await vi.waitFor(() => expect(document.querySelectorAll('button')).toHaveLength(2));
    expect(spinner()).toBeUndefined();
    view.stop();
  },
);

it('[H-24] while it is not known whose view it is, a spinner with a label stands for the view switch', async () => {
  // A view that has not been told of the children yet, as in the moment after they have come.
  const view = viewKept('child');
  await render({ view });
  await vi.waitFor(() => expect(namesOf()).toEqual(['Elif']));
  expect(spinner()).toBe('Yükleniyor…');
  expect(document.querySelectorAll('button')).toHaveLength(0);
  await act(async () => void view.start());
  await vi.waitFor(() => expect(document.querySelectorAll('button')).toHaveLength(2));
  view.stop();
});

it('[X-11] what failed stays said while the list is read again, by itself or because somebody asks for it', async () => {
  let answer: () => void = () => undefined;
  let reads = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/children')) return Response.json({ needsOnboarding: false, childrenCount: 1 });
    reads += 1;
    if (reads > 1) await new Promise<void>((resolve) => (answer = resolve));
    return reads > 2 ? Response.json({ data: held }) : Response.json({ error: 'INTERNAL' }, { status: 500 });
  });
  vi.spyOn(console, 'error').mockReturnValue();
  await render();
  await vi.waitFor(() => expect(list.isError).toBe(true));
  await act(async () => void services.queryClient.invalidateQueries({ queryKey: keys.children }));
  expect(reads).toBe(2);
  expect(list).toMatchObject({ isError: true, isLoading: false });
  await act(async () => answer());
  await vi.waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  expect(list.isError).toBe(true);
  await act(async () => list.retry());
  expect(list).toMatchObject({ isError: true, isRetrying: true, isLoading: false });
  await act(async () => answer());
  await vi.waitFor(() => expect(namesOf()).toEqual(['Elif']));
  expect(list).toMatchObject({ isError: false, isRetrying: false, isLoading: false });
});

it('[S-15] [Q-04] a list that failed does not make the view of a child the family’s', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () => Response.json({ error: 'INTERNAL' }, { status: 500 }));
  const view = viewKept('child', can).start();
  await render({ view });
  await vi.waitFor(() => expect(list.isError).toBe(true));
  expect(view.getSnapshot()).toMatchObject({ value: 'child', context: { selectedChild: can } });
  view.stop();
});

it('[S-15] nor does a list that nobody asks for, while nobody is signed in', async () => {
  const view = viewKept('child', can).start();
  await render({ view, session: { current: () => nobody, subscribe: () => () => undefined } });
  expect(list).toMatchObject({ children: [], isLoading: false });
  expect(view.getSnapshot()).toMatchObject({ value: 'child', context: { selectedChild: can } });
  view.stop();
});
