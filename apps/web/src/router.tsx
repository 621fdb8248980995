import { byNeed } from '@kovan/ui/frontDoor/byNeed';
import { paths } from '@kovan/ui/layout/paths';
import { VisitorLayout } from '@kovan/ui/layout/VisitorLayout';
import type { LoginScreen } from '@kovan/ui/features/login/LoginScreen';
import type { ComponentProps, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';

const Landing = byNeed(async () => (await import('@kovan/ui/features/landing/LandingScreen')).LandingScreen, {
  as: 'page',
  meanwhile: null,
});
const Login = byNeed(async () => (await import('@kovan/ui/features/login/LoginScreen')).LoginScreen, {
  meanwhile: null,
});

/** The pages that are made beforehand, by their address. */
export const visitorPages = { [paths.landing]: Landing, [paths.login]: Login } as const;

interface AppRoutesProps extends Pick<ComponentProps<typeof LoginScreen>, 'accountChooser' | 'onTouch'> {
  /** What stands at every other address. */
  readonly app: ReactNode;
}

/** The two screens of visitors by address (product.md 2, Route table), and behind them the app. */
export const AppRoutes = ({ app, ...login }: AppRoutesProps) => (
  <Routes>
    <Route path={paths.landing} element={<Landing />} />
    <Route element={<VisitorLayout />}>
      <Route path={paths.login} element={<Login {...login} />} />
    </Route>
    <Route path="*" element={app} />
  </Routes>
);
