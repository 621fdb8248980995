import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { RequireSignedIn } from '@kovan/ui/layout/guards';
import { paths } from '@kovan/ui/layout/paths';
import { PublicLayout } from '@kovan/ui/layout/PublicLayout';
import { AppRedirectScreen } from '@kovan/ui/screens/AppRedirect';
import { ChildDashboardScreen } from '@kovan/ui/screens/ChildDashboard';
import { ChildHomeworkScreen } from '@kovan/ui/screens/ChildHomework';
import { ChildrenScreen } from '@kovan/ui/screens/Children';
import { ChildTasksScreen } from '@kovan/ui/screens/ChildTasks';
import { CreateTaskScreen } from '@kovan/ui/screens/CreateTask';
import { FamilyDashboardScreen } from '@kovan/ui/screens/FamilyDashboard';
import { FamilyHomeworkScreen } from '@kovan/ui/screens/FamilyHomework';
import { FamilyTasksScreen } from '@kovan/ui/screens/FamilyTasks';
import { LoginScreen } from '@kovan/ui/screens/Login';
import { OnboardingScreen } from '@kovan/ui/screens/Onboarding';
import { Route, Routes } from 'react-router-dom';

/** The screens that a journey passes, at their addresses and in their frames; the app's own table adds loading by need. */
export const Kovan = () => (
  <Routes>
    <Route element={<PublicLayout />}>
      <Route path={paths.login} element={<LoginScreen />} />
    </Route>
    <Route element={<RequireSignedIn />}>
      <Route element={<AppLayout />}>
        <Route path={paths.app} element={<AppRedirectScreen />} />
        <Route path={paths.onboarding} element={<OnboardingScreen />} />
        <Route path={paths.family} element={<FamilyDashboardScreen />} />
        <Route path={paths.children} element={<ChildrenScreen />} />
        <Route path={paths.familyTasks} element={<FamilyTasksScreen />} />
        <Route path={paths.createTask} element={<CreateTaskScreen />} />
        <Route path={paths.familyHomework} element={<FamilyHomeworkScreen />} />
        <Route path="/app/:childId" element={<ChildDashboardScreen />} />
        <Route path="/app/:childId/tasks" element={<ChildTasksScreen />} />
        <Route path="/app/:childId/assignments" element={<ChildHomeworkScreen />} />
      </Route>
    </Route>
  </Routes>
);
