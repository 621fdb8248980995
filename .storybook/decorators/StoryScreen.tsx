import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { PublicLayout } from '@kovan/ui/layout/PublicLayout';
import { AppRoutes, SCREEN_NAMES, type RoutesProps, screenAt } from '@kovan/ui/layout/routes';
import { type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What stands at every address that is not the story's own: the address, so that a story can see where it went. */
const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return (
    <section>
      <h1 data-testid="address">{`${pathname}${search}`}</h1>
    </section>
  );
};

const Story = createContext<ReactNode>(null);
const Here = () => use(Story);

const screensAround = (route: string): RoutesProps['screens'] => ({
  ...(Object.fromEntries<ComponentType>(SCREEN_NAMES.map((name) => [name, Elsewhere])) as RoutesProps['screens']),
  [screenAt(route) ?? 'notFound']: Here,
});

interface StoryScreenProps {
  readonly route: string;
  /** What stands around everything behind the front door. */
  readonly behind: ComponentType;
  readonly children: ReactNode;
}

/** The app's table of routes, with its guards and layouts and the story as the screen of its address. */
export const StoryScreen = ({ route, behind, children }: StoryScreenProps) => {
  const [screens] = useState(() => screensAround(route));
  const [frames] = useState(() => ({ app: AppLayout, public: PublicLayout, behind }));
  return (
    <Story value={children}>
      <AppRoutes screens={screens} frames={frames} />
    </Story>
  );
};
