import type { ComponentType } from 'react';
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { RequireNoChild, RequireSignedIn, RequireSignedOut } from './guards.tsx';
import { paths } from './paths.ts';
import { VisitorLayout } from './VisitorLayout.tsx';

/** Every address by the layout around it, and which screen stands there (product.md 2, Route table). */
const SCREENS = {
  /** Pages with a frame of their own, for anybody. */
  page: { [paths.landing]: 'landing' },
  /** Before the front door, for anybody. */
  open: { [paths.privacy]: 'privacy' },
  /** For visitors alone; the signed-in go on to the app. */
  visitor: { [paths.login]: 'login' },
  /** Behind the front door, for the signed-in alone; visitors go to the login. */
  app: {
    [paths.app]: 'appRedirect',
    [paths.who]: 'whoIsIt',
    [paths.unlock]: 'unlock',
    [paths.childlessTasks]: 'invalidChild',
    [paths.childlessHomework]: 'invalidChild',
    '/app/:childId': 'childDashboard',
    '/app/:childId/tasks': 'childTasks',
    '/app/:childId/assignments': 'childHomework',
    '/app/*': 'notFound',
  },
  /** The same, for adults alone; a child's device or a lent browser goes to the child's home. */
  adults: {
    [paths.account]: 'account',
    [paths.onboarding]: 'onboarding',
    [paths.family]: 'familyDashboard',
    [paths.children]: 'children',
    [paths.familyTasks]: 'familyTasks',
    [paths.createTask]: 'createTask',
    [paths.familyHomework]: 'familyHomework',
  },
  /** Behind the front door, for whoever comes to a family; a child's device or a lent browser goes to the child's home. */
  newcomers: { [paths.join]: 'join', [paths.pair]: 'pair' },
  /** Behind the front door, for anybody. */
  public: { '*': 'notFound' },
} as const;

/** Short addresses, which lead on. */
const REDIRECTS = {
  '/tasks': paths.familyTasks,
  '/assignments': paths.family,
  '/children': paths.children,
} as const;

type Layout = keyof typeof SCREENS;

/** What a screen is called in the table. */
export type ScreenName = { [L in Layout]: (typeof SCREENS)[L][keyof (typeof SCREENS)[L]] }[Layout];

/** What is drawn at the addresses: all of it loaded when needed in the app, at once in stories. */
export interface RoutesProps {
  readonly screens: Readonly<Record<ScreenName, ComponentType>>;
  /** What stands around everything behind the front door, and the layouts there; each draws the next by `Outlet`. */
  readonly frames: Readonly<Record<'behind' | 'app' | 'public', ComponentType>>;
}

const placesIn = (layout: Layout): [path: string, screen: ScreenName][] => Object.entries(SCREENS[layout]);

const PLACES: { path: string; id?: ScreenName }[] = [
  ...(Object.keys(SCREENS) as Layout[]).flatMap((layout) => placesIn(layout).map(([path, id]) => ({ path, id }))),
  ...Object.keys(REDIRECTS).map((path) => ({ path })),
];

/** Every screen of the table. */
export const SCREEN_NAMES: readonly ScreenName[] = [...new Set(PLACES.flatMap(({ id }) => id ?? []))];

/** Which screen stands at an address, with or without search params; `null` where it leads on to another. */
export const screenAt = (address: string): ScreenName | null => {
  const [match] = matchRoutes(PLACES, address) ?? [];
  return match?.route.id ?? null;
};

/** The one table of routes: layout, guard and screen of every address. */
export const AppRoutes = ({ screens, frames }: RoutesProps) => {
  const within = (layout: Layout): RouteObject[] =>
    placesIn(layout).map(([path, screen]) => ({ path, Component: screens[screen] }));
  return useRoutes([
    ...within('page'),
    {
      Component: VisitorLayout,
      children: [...within('open'), { Component: RequireSignedOut, children: within('visitor') }],
    },
    {
      Component: frames.behind,
      children: [
        {
          Component: frames.public,
          children: [{ Component: RequireNoChild, children: within('newcomers') }, ...within('public')],
        },
        {
          Component: RequireSignedIn,
          children: [
            {
              Component: frames.app,
              children: [...within('app'), { Component: RequireNoChild, children: within('adults') }],
            },
          ],
        },
      ],
    },
    ...Object.entries(REDIRECTS).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  ]);
};
