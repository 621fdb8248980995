import { byNeed } from '@kovan/ui/frontDoor/byNeed';

/** Every screen of the table of routes, each loaded when it is first opened. */
export const screens = {
  landing: byNeed(async () => (await import('@kovan/ui/features/landing/LandingScreen')).LandingScreen, {
    as: 'page',
    meanwhile: null,
  }),
  login: byNeed(async () => (await import('@kovan/ui/features/login/LoginScreen')).LoginScreen, { meanwhile: null }),
  appRedirect: byNeed(async () => (await import('@kovan/ui/layout/AppRedirectScreen')).AppRedirectScreen),
  onboarding: byNeed(async () => (await import('@kovan/ui/features/onboarding/OnboardingScreen')).OnboardingScreen),
  familyDashboard: byNeed(
    async () => (await import('@kovan/ui/features/dashboard/FamilyDashboardScreen')).FamilyDashboardScreen,
  ),
  childDashboard: byNeed(
    async () => (await import('@kovan/ui/features/dashboard/ChildDashboardScreen')).ChildDashboardScreen,
  ),
  familyHomework: byNeed(
    async () => (await import('@kovan/ui/features/homework/FamilyHomeworkScreen')).FamilyHomeworkScreen,
  ),
  childHomework: byNeed(
    async () => (await import('@kovan/ui/features/homework/ChildHomeworkScreen')).ChildHomeworkScreen,
  ),
  familyTasks: byNeed(async () => (await import('@kovan/ui/features/tasks/FamilyTasksScreen')).FamilyTasksScreen),
  createTask: byNeed(async () => (await import('@kovan/ui/features/tasks/CreateTaskScreen')).CreateTaskScreen),
  childTasks: byNeed(async () => (await import('@kovan/ui/features/tasks/ChildTasksScreen')).ChildTasksScreen),
  account: byNeed(async () => (await import('@kovan/ui/features/account/AccountScreen')).AccountScreen),
  join: byNeed(async () => (await import('@kovan/ui/features/login/JoinScreen')).JoinScreen),
  pair: byNeed(async () => (await import('@kovan/ui/features/devices/PairScreen')).PairScreen),
  whoIsIt: byNeed(async () => (await import('@kovan/ui/features/devices/WhoIsItScreen')).WhoIsItScreen),
  unlock: byNeed(async () => (await import('@kovan/ui/features/devices/UnlockScreen')).UnlockScreen),
  privacy: byNeed(async () => (await import('@kovan/ui/features/privacy/PrivacyScreen')).PrivacyScreen, {
    meanwhile: null,
  }),
  children: byNeed(async () => (await import('@kovan/ui/features/children/ChildrenScreen')).ChildrenScreen),
  invalidChild: byNeed(async () => (await import('@kovan/ui/layout/InvalidChildScreen')).InvalidChildScreen),
  notFound: byNeed(async () => (await import('@kovan/ui/layout/NotFoundScreen')).NotFoundScreen),
};

/** The layouts behind the front door. */
export const layouts = {
  app: byNeed(async () => (await import('@kovan/ui/layout/AppLayout')).AppLayout, { as: 'page', meanwhile: null }),
  public: byNeed(async () => (await import('@kovan/ui/layout/PublicLayout')).PublicLayout, {
    as: 'page',
    meanwhile: null,
  }),
};
