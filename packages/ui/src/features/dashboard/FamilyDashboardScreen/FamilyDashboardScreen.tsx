import { childDay } from '@kovan/domain/childDay';
import { formatWeekdayAndDay } from '@kovan/domain/days';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useStable } from '../../../components/useStable.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { ChildrenFailed } from '../../../layout/ChildrenFailed.tsx';
import { installCard } from '../../../layout/InstallationOffers/installHint.ts';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useChildFilter } from '../../children/parts/useChildFilter.ts';
import { progressOf, tasksOn } from '../parts/progress.ts';
import { registerDashboardTexts } from '../texts.ts';
import { useDashboard } from '../queries.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useMustAddChild } from '../../../providers/OnboardingProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import { Evening } from './Evening.tsx';
import en from './en.json' with { type: 'json' };
import styles from './FamilyDashboard.module.css';
import { HivePicker, HivePickerLoading } from './HivePicker.tsx';
import tr from './tr.json' with { type: 'json' };
import { useFamilyDay } from './useFamilyDay.ts';

registerTexts('familyDashboard', { tr, en });
registerDashboardTexts();

const Dashboard = () => {
  const { t } = useTranslation(['familyDashboard', 'common']);
  const { language } = useLanguage();
  const { viewMode } = useView();
  const { children, isLoading: areChildrenLoading, isError: haveChildrenFailed } = useChildren();
  const { childId, readable, canChoose, choose } = useChildFilter();
  const today = useToday();
  const isFamilyView = viewMode === 'family';
  const day = useFamilyDay(readable, isFamilyView ? null : childId);
  const dashboard = useDashboard(childId);
  const [InstallCard] = useState(installCard);

  const { isLoading } = day;
  const hasFailed = dashboard.isError || (day.isError && !haveChildrenFailed);
  const isTold = day.isKnown && !isLoading;
  const familyDay = useMemo(() => (isTold ? childDay({ today, ...day }) : undefined), [isTold, today, day]);
  const days = useMemo(
    () =>
      children.map(({ id }) =>
        isTold
          ? childDay({
              today,
              tasks: day.tasks.filter((task) => task.childId === id),
              homework: day.homework.filter((item) => item.childId === id),
            })
          : undefined,
      ),
    [children, isTold, today, day],
  );
  const onChoose = useStable(choose);

  const date = formatWeekdayAndDay(today, language);
  const subtitle = (): string => {
    if (isLoading || !day.areTasksKnown || children.length === 0) return date;
    const tasks = childId === null ? day.tasks : day.tasks.filter((task) => task.childId === childId);
    const { done, total } = progressOf(tasksOn(tasks, today));
    if (total === 0) return t('familyDashboard:nothing', { day: date });
    return done === total
      ? t('familyDashboard:allDone', { day: date })
      : t('familyDashboard:left', { day: date, count: total - done });
  };

  return (
    <div className={styles.page}>
      <PageHeader title={t('familyDashboard:title')} subtitle={subtitle()} />
      {InstallCard && isFamilyView ? <InstallCard /> : null}
      {haveChildrenFailed ? <ChildrenFailed /> : null}
      {hasFailed ? (
        <ErrorState
          message={t('common:error.data')}
          retryLabel={t('common:action.retry')}
          onRetry={() => {
            dashboard.retry();
            day.retry();
          }}
          isRetrying={dashboard.isRetrying || day.isRetrying}
        />
      ) : null}
      {isFamilyView && areChildrenLoading ? <HivePickerLoading /> : null}
      {canChoose ? (
        <HivePicker
          list={children}
          days={days}
          familyDay={familyDay}
          isLoading={isLoading}
          value={childId}
          onChange={onChoose}
        />
      ) : null}
      <Evening childId={childId} day={day} dashboard={dashboard} isFamilyView={isFamilyView} />
    </div>
  );
};

/**
 * What is due, how much there is, how the week goes and what was done (product.md 2, Family dashboard). In child view it
 * shows the selected child's figures, with neither selector nor report.
 */
export const FamilyDashboardScreen = () => {
  const { t } = useTranslation(['familyDashboard', 'common']);
  const mustAddChild = useMustAddChild();
  const { isUnknown } = useChildFilter();
  const { isError } = useChildren();
  usePageTitle(t('familyDashboard:title'));

  // The layout goes there when the check first says so; this screen acts on that answer each time it opens.
  if (mustAddChild) return <Navigate to={paths.onboarding} replace />;
  // Nothing is asked for before it is known for whom: else a child's view asked for the whole family's.
  if (!isUnknown) return <Dashboard />;
  if (!isError) return <Spinner label={t('common:loading')} />;
  return (
    <div className={styles.page}>
      <PageHeader title={t('familyDashboard:title')} />
      <ChildrenFailed />
    </div>
  );
};
