import type { Homework } from '@kovan/api-client/contract';
import { isHomeworkDone } from '@kovan/domain/childDay';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { HomeworkDetail } from './HomeworkDetail.tsx';
import { HomeworkLine } from './QuietLine.tsx';
import { SubjectTile } from './SubjectTile.tsx';
import { ThingCard } from './ThingCard.tsx';
import type { Finish } from './useFinish.ts';

interface HomeworkDayCardProps {
  readonly homework: Homework;
  /** So far down that it need not be drawn yet. */
  readonly isFar: boolean;
  readonly onFinish: Finish;
}

/** Homework of the day; drawn anew only when it changed. */
export const HomeworkDayCard = memo(({ homework, isFar, onFinish }: HomeworkDayCardProps) => {
  const { t } = useTranslation(['childDay', 'homework', 'common']);
  const title = homework.title ?? t('homework:noTitle');
  return (
    <ThingCard
      picture={<SubjectTile homework={homework} />}
      title={title}
      detail={<HomeworkDetail homework={homework} />}
      line={<HomeworkLine homework={homework} />}
      isDone={isHomeworkDone(homework)}
      isFar={isFar}
      label={t('childDay:completeHomework', { title })}
      hint={t('common:action.markCompleted')}
      onTick={() => onFinish({ kind: 'homework', item: homework })}
    />
  );
});
