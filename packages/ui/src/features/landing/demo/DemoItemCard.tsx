import type { DemoItem } from '@kovan/machines/aiDemo';
import { CalendarDays, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/Chip/Chip.tsx';
import { TickButton } from '../../../components/TickButton/TickButton.tsx';
import { DueDay } from '../../dueDates/DueDay.tsx';
import { Facts } from '../../homework/parts/Facts.tsx';
import { SubjectChip } from '../../homework/parts/SubjectChip.tsx';
import styles from './DemoItemCard.module.css';

interface DemoItemCardProps {
  readonly item: DemoItem;
  readonly onToggle: () => void;
}

/** One homework item of the demo: everything that it may hold, and its tick. */
export const DemoItemCard = ({ item, onToggle }: DemoItemCardProps) => {
  const { t } = useTranslation(['landing', 'common']);
  return (
    <li className={styles.item} data-done={item.isCompleted || undefined}>
      <TickButton
        toggle
        done={item.isCompleted}
        label={t('landing:demo.tick', { title: item.title })}
        onClick={onToggle}
      />
      <div className={styles.words}>
        <div className={styles.chips}>
          <SubjectChip subject={item.subject} />
          <Chip className={styles.difficulty} data-difficulty={item.difficulty}>
            {t(`common:difficulty.${item.difficulty}`)}
          </Chip>
          <Chip sign={Clock3}>{t('landing:demo.minutes', { minutes: item.estimatedTime })}</Chip>
          {item.dueDate === null ? null : (
            <Chip sign={CalendarDays}>
              <DueDay day={item.dueDate} />
            </Chip>
          )}
        </div>
        <h3>{item.title}</h3>
        <p className={styles.description}>{item.description}</p>
        <Facts
          facts={[
            [t('common:field.book'), item.book],
            [t('common:field.page'), item.page],
            [t('common:field.teacher'), item.teacher],
          ]}
        />
      </div>
    </li>
  );
};
