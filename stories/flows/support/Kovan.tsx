import { AppLayout } from '@kovan/ui/layout/AppLayout';
import { RequireSignedIn } from '@kovan/ui/layout/guards';
import { paths } from '@kovan/ui/layout/paths';
import { PublicLayout } from '@kovan/ui/layout/PublicLayout';
import { AppRedirectScreen } from '@kovan/ui/layout/AppRedirectScreen';
import { ChildDashboardScreen } from '@kovan/ui/features/dashboard/ChildDashboardScreen';
import { ChildHomeworkScreen } from '@kovan/ui/features/homework/ChildHomeworkScreen';
import { ChildrenScreen } from '@kovan/ui/features/children/ChildrenScreen';
import { ChildTasksScreen } from '@kovan/ui/features/tasks/ChildTasksScreen';
import { CreateTaskScreen } from '@kovan/ui/features/tasks/CreateTaskScreen';
import { FamilyDashboardScreen } from '@kovan/ui/features/dashboard/FamilyDashboardScreen';
import { FamilyHomeworkScreen } from '@kovan/ui/features/homework/FamilyHomeworkScreen';
import { FamilyTasksScreen } from '@kovan/ui/features/tasks/FamilyTasksScreen';
import { LoginScreen } from '@kovan/ui/features/login/LoginScreen';
import { OnboardingScreen } from '@kovan/ui/features/onboarding/OnboardingScreen';
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
