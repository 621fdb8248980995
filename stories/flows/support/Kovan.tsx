import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { AppRedirectScreen } from '@kovan/ui/layout/AppRedirectScreen';
import { InvalidChildScreen } from '@kovan/ui/layout/InvalidChildScreen';
import { NotFoundScreen } from '@kovan/ui/layout/NotFoundScreen';
import { PublicLayout } from '@kovan/ui/layout/PublicLayout';
import { AppRoutes } from '@kovan/ui/layout/routes';
import { ChildDashboardScreen } from '@kovan/ui/features/dashboard/ChildDashboardScreen';
import { ChildHomeworkScreen } from '@kovan/ui/features/homework/ChildHomeworkScreen';
import { ChildrenScreen } from '@kovan/ui/features/children/ChildrenScreen';
import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import { CreateTaskScreen } from '@kovan/ui/features/tasks/CreateTaskScreen';
import { FamilyDashboardScreen } from '@kovan/ui/features/dashboard/FamilyDashboardScreen';
import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import { LandingScreen } from '@kovan/ui/features/landing/LandingScreen';
import { LoginScreen } from '@kovan/ui/features/login/LoginScreen';
import { OnboardingScreen } from '@kovan/ui/features/onboarding/OnboardingScreen';
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
  invalidChild: InvalidChildScreen,
  notFound: NotFoundScreen,
};

const frames = { app: AppLayout, public: PublicLayout, behind: Outlet };

/** The whole app: its table of routes, with every screen there from the start. */
export const Kovan = () => <AppRoutes screens={screens} frames={frames} />;
