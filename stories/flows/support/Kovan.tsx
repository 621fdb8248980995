import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { AppRedirectScreen } from '@kovan/ui/layout/AppRedirectScreen';
import { InvalidChildScreen } from '@kovan/ui/layout/InvalidChildScreen';
import { NotFoundScreen } from '@kovan/ui/layout/NotFoundScreen';
import { PublicLayout } from '@kovan/ui/layout/PublicLayout';
import { AppRoutes } from '@kovan/ui/layout/routes';
import { AccountScreen } from '@kovan/ui/features/account/AccountScreen';
import { ChildDashboardScreen } from '@kovan/ui/features/dashboard/ChildDashboardScreen';
import { ChildHomeworkScreen } from '@kovan/ui/features/homework/ChildHomeworkScreen';
import { ChildrenScreen } from '@kovan/ui/features/children/ChildrenScreen';
import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import { CreateTaskScreen } from '@kovan/ui/features/tasks/CreateTaskScreen';
import { PairScreen } from '@kovan/ui/features/devices/PairScreen';
import { UnlockScreen } from '@kovan/ui/features/devices/UnlockScreen';
import { WhoIsItScreen } from '@kovan/ui/features/devices/WhoIsItScreen';
import { FamilyDashboardScreen } from '@kovan/ui/features/dashboard/FamilyDashboardScreen';
import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import { LandingScreen } from '@kovan/ui/features/landing/LandingScreen';
import { JoinScreen } from '@kovan/ui/features/login/JoinScreen';
import { LoginScreen } from '@kovan/ui/features/login/LoginScreen';
import { OnboardingScreen } from '@kovan/ui/features/onboarding/OnboardingScreen';
import { PrivacyScreen } from '@kovan/ui/features/privacy/PrivacyScreen';
import { Outlet } from 'react-router-dom';

const screens = {
  landing: LandingScreen,
  login: LoginScreen,
  appRedirect: AppRedirectScreen,
  onboarding: OnboardingScreen,
  familyDashboard: FamilyDashboardScreen,
  childDashboard: ChildDashboardScreen,
  familyHomework: FamilyHomeworkScreen,
  childHomework: ChildHomeworkScreen,
  familyTasks: FamilyTasksScreen,
  createTask: CreateTaskScreen,
  childTasks: ChildTasksScreen,
  children: ChildrenScreen,
  account: AccountScreen,
  join: JoinScreen,
  pair: PairScreen,
  whoIsIt: WhoIsItScreen,
  unlock: UnlockScreen,
  privacy: PrivacyScreen,
  invalidChild: InvalidChildScreen,
  notFound: NotFoundScreen,
};

const frames = { app: AppLayout, public: PublicLayout, behind: Outlet };

/** The whole app: its table of routes, with every screen there from the start. */
export const Kovan = () => <AppRoutes screens={screens} frames={frames} />;
