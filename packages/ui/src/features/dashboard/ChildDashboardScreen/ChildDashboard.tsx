import type { Child } from '@kovan/api-client/contract';
import { formatWeekdayAndDay } from '@kovan/domain/days';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import { useView } from '../../../providers/ViewProvider.tsx';
import { DayHeader } from '../../childDay/parts/DayHeader.tsx';
import { DayLoading } from '../../childDay/parts/DayLoading.tsx';
import { useChildDay } from '../../childDay/queries.ts';
import styles from './ChildDashboard.module.css';
import { HomeDay } from './HomeDay.tsx';

/** A child's home: the day, then small, what was done so far. Neither selector nor report in either view mode. */
export const ChildDashboard = ({ child }: { child: Child }) => {
  const { t } = useTranslation('childDashboard');
  const { language } = useLanguage();
  const { viewMode } = useView();
  const today = useToday();
  const read = useChildDay(child.id);
  const heading =
    viewMode === 'child'
      ? t('childDashboard:heading', { name: child.name })
      : t('childDashboard:familyHeading', { name: child.name });

  return (
    <div className={styles.page} aria-busy={read.isLoading}>
      <DayHeader title={heading} when={formatWeekdayAndDay(today, language)} />
      {read.isLoading ? <DayLoading /> : <HomeDay childId={child.id} read={read} />}
    </div>
  );
};
