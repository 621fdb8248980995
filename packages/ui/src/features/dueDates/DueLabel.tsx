import type { DueLabel as Due } from '@kovan/domain/dueLabels';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';

const TONES = { overdue: 'overdue', today: 'today', soon: 'soon', done: 'later' } as const;

interface DueLabelProps {
  /** What the domain makes of the due day: `taskDueLabel` or `homeworkDueLabel`. */
  readonly due: Due;
  /** A late task reads "Gecikti", late homework "Süresi geçti". */
  readonly of: 'task' | 'homework';
}

/** How long there is still time, in words, with a sign and in colour. */
export const DueLabel = ({ due, of }: DueLabelProps) => {
  const { t } = useTranslation('common');
  const pastWord = of === 'task' ? t('common:due.overdue') : t('common:due.past');
  const words = {
    past: pastWord,
    today: t('common:due.today'),
    tomorrow: t('common:due.tomorrow'),
    daysLeft: t('common:due.daysLeft', { count: due.days }),
  };
  return (
    <StatusBadge tone={TONES[due.tone]} look="plain">
      {words[due.kind]}
    </StatusBadge>
  );
};
