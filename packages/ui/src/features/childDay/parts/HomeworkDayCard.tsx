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
  readonly onFinish: Finish;
}

/** Homework of the day; drawn anew only when it changed. */
export const HomeworkDayCard = memo(({ homework, onFinish }: HomeworkDayCardProps) => {
  const { t } = useTranslation(['childDay', 'homework', 'common']);
  const title = homework.title ?? t('homework:noTitle');
  return (
    <ThingCard
      id={homework.id}
      picture={<SubjectTile homework={homework} />}
      title={title}
      detail={<HomeworkDetail homework={homework} />}
      line={<HomeworkLine homework={homework} />}
      isDone={isHomeworkDone(homework)}
      label={t('childDay:completeHomework', { title })}
      hint={t('common:action.markCompleted')}
      onTick={() => onFinish({ kind: 'homework', item: homework })}
    />
  );
});
