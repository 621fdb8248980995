import { byNeed } from '@kovan/ui/frontDoor/byNeed';
import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { RequireSignedIn } from '@kovan/ui/layout/guards';
import { paths } from '@kovan/ui/layout/paths';
import { PublicLayout } from '@kovan/ui/layout/PublicLayout';
import { Navigate, Route, Routes } from 'react-router-dom';

const NotFound = byNeed(async () => (await import('@kovan/ui/layout/NotFoundScreen')).NotFoundScreen);
const AppRedirect = byNeed(async () => (await import('@kovan/ui/layout/AppRedirectScreen')).AppRedirectScreen);
const Onboarding = byNeed(
  async () => (await import('@kovan/ui/features/onboarding/OnboardingScreen')).OnboardingScreen,
);
const FamilyDashboard = byNeed(
  async () => (await import('@kovan/ui/features/dashboard/FamilyDashboardScreen')).FamilyDashboardScreen,
);
const ChildDashboard = byNeed(
  async () => (await import('@kovan/ui/features/dashboard/ChildDashboardScreen')).ChildDashboardScreen,
);
const FamilyHomework = byNeed(
  async () => (await import('@kovan/ui/features/homework/FamilyHomeworkScreen')).FamilyHomeworkScreen,
);
const ChildHomework = byNeed(
  async () => (await import('@kovan/ui/features/homework/ChildHomeworkScreen')).ChildHomeworkScreen,
);
const FamilyTasks = byNeed(async () => (await import('@kovan/ui/features/tasks/FamilyTasksScreen')).FamilyTasksScreen);
const CreateTask = byNeed(async () => (await import('@kovan/ui/features/tasks/CreateTaskScreen')).CreateTaskScreen);
const ChildTasks = byNeed(async () => (await import('@kovan/ui/features/tasks/ChildTasksScreen')).ChildTasksScreen);
const Children = byNeed(async () => (await import('@kovan/ui/features/children/ChildrenScreen')).ChildrenScreen);
const InvalidChild = byNeed(async () => (await import('@kovan/ui/layout/InvalidChildScreen')).InvalidChildScreen);

const to = (path: string) => <Navigate to={path} replace />;

/** The screens of the app by address (product.md 2, Route table); each is loaded when it is first opened. */
export const AppScreens = () => (
  <Routes>
    <Route element={<PublicLayout />}>
      <Route path="*" element={<NotFound />} />
    </Route>
    <Route element={<RequireSignedIn />}>
      <Route element={<AppLayout />}>
        <Route path={paths.app} element={<AppRedirect />} />
        <Route path={paths.onboarding} element={<Onboarding />} />
        <Route path={paths.family} element={<FamilyDashboard />} />
        <Route path={paths.children} element={<Children />} />
        <Route path={paths.childlessTasks} element={<InvalidChild />} />
        <Route path={paths.childlessHomework} element={<InvalidChild />} />
        <Route path={paths.familyTasks} element={<FamilyTasks />} />
        <Route path={paths.createTask} element={<CreateTask />} />
        <Route path={paths.familyHomework} element={<FamilyHomework />} />
        <Route path="/app/:childId" element={<ChildDashboard />} />
        <Route path="/app/:childId/tasks" element={<ChildTasks />} />
        <Route path="/app/:childId/assignments" element={<ChildHomework />} />
        <Route path="/app/*" element={<NotFound />} />
      </Route>
    </Route>
    <Route path="/tasks" element={to(paths.familyTasks)} />
    <Route path="/assignments" element={to(paths.family)} />
    <Route path="/children" element={to(paths.children)} />
  </Routes>
);
