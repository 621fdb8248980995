import type { HomeworkStatus } from '@kovan/machines/homework';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge.tsx';

const TONES = { active: 'neutral', completed: 'done', verified: 'checked' } as const;

/** The status of homework. */
export const HomeworkBadge = ({ status }: { status: HomeworkStatus }) => {
  const { t } = useTranslation('common');
  return <StatusBadge tone={TONES[status]}>{t(`common:status.homework.${status}`)}</StatusBadge>;
};
