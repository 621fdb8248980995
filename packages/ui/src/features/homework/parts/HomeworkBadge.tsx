import type { HomeworkStatus } from '@kovan/machines/homework';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type STATUS_LOOKS } from '../../../components/StatusBadge/StatusBadge.tsx';

const TONES = { active: 'neutral', completed: 'done', verified: 'checked' } as const;

interface HomeworkBadgeProps {
  readonly status: HomeworkStatus;
  readonly look?: (typeof STATUS_LOOKS)[number];
}

/** The status of homework. */
export const HomeworkBadge = ({ status, look = 'badge' }: HomeworkBadgeProps) => {
  const { t } = useTranslation('common');
  return (
    <StatusBadge tone={TONES[status]} look={look}>
      {t(`common:status.homework.${status}`)}
    </StatusBadge>
  );
};
