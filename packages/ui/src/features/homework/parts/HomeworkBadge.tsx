import type { HomeworkStatus } from '@kovan/machines/homework';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type STATUS_LOOKS } from '../../../components/StatusBadge/StatusBadge.tsx';
import { WaitingBadge } from '../../../components/WaitingBadge/WaitingBadge.tsx';
import { useIsUnsent } from '../../../data/queue/QueueProvider.tsx';

const TONES = { active: 'neutral', completed: 'done', verified: 'checked' } as const;

interface HomeworkBadgeProps {
  readonly homework: { readonly id: string; readonly status: HomeworkStatus };
  readonly look?: (typeof STATUS_LOOKS)[number];
}

/** The status of homework, or that it waits to be sent. */
export const HomeworkBadge = ({ homework: { id, status }, look = 'badge' }: HomeworkBadgeProps) => {
  const { t } = useTranslation('common');
  const isWaiting = useIsUnsent(id);
  if (isWaiting) return <WaitingBadge look={look}>{t('common:queue.waiting')}</WaitingBadge>;
  return (
    <StatusBadge tone={TONES[status]} look={look}>
      {t(`common:status.homework.${status}`)}
    </StatusBadge>
  );
};
