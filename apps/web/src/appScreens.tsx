import { byNeed } from '@kovan/ui/layout/byNeed';
import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { RequireSignedIn } from '@kovan/ui/layout/guards';
import { paths } from '@kovan/ui/layout/paths';
import { PublicLayout } from '@kovan/ui/layout/PublicLayout';
import { Navigate, Route, Routes } from 'react-router-dom';

const NotFound = byNeed(async () => (await import('@kovan/ui/screens/NotFound')).NotFoundScreen);
const AppRedirect = byNeed(async () => (await import('@kovan/ui/screens/AppRedirect')).AppRedirectScreen);
const Onboarding = byNeed(async () => (await import('@kovan/ui/screens/Onboarding')).OnboardingScreen);
const FamilyDashboard = byNeed(async () => (await import('@kovan/ui/screens/FamilyDashboard')).FamilyDashboardScreen);
const ChildDashboard = byNeed(async () => (await import('@kovan/ui/screens/ChildDashboard')).ChildDashboardScreen);
const FamilyHomework = byNeed(async () => (await import('@kovan/ui/screens/FamilyHomework')).FamilyHomeworkScreen);
const ChildHomework = byNeed(async () => (await import('@kovan/ui/screens/ChildHomework')).ChildHomeworkScreen);
const FamilyTasks = byNeed(async () => (await import('@kovan/ui/screens/FamilyTasks')).FamilyTasksScreen);
const CreateTask = byNeed(async () => (await import('@kovan/ui/screens/CreateTask')).CreateTaskScreen);
const ChildTasks = byNeed(async () => (await import('@kovan/ui/screens/ChildTasks')).ChildTasksScreen);
const Children = byNeed(async () => (await import('@kovan/ui/screens/Children')).ChildrenScreen);
const InvalidChild = byNeed(async () => (await import('@kovan/ui/screens/InvalidChild')).InvalidChildScreen);

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
