import type { Child } from '@kovan/api-client/contract';
import { ageIn } from '@kovan/domain/children';
import { yearOf } from '@kovan/domain/days';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { DottedFacts } from '../../../components/DottedFacts/DottedFacts.tsx';
import { useChildHue } from '../../../providers/useChildHue.ts';
import { useNames } from '../../../i18n/useNames.ts';
import { useToday } from '../../../providers/ClockProvider.tsx';
import styles from './ChildrenScreen.module.css';

interface ChildCardProps {
  readonly child: Child;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A child with avatar, name, age and grade, and what can be done with it. */
export const ChildCard = ({ child, onEdit, onDelete }: ChildCardProps) => {
  const { t } = useTranslation(['children', 'common']);
  const { gradeName, avatarName } = useNames();
  const hue = useChildHue(child.id);
  const age = ageIn(yearOf(useToday()), child.birthYear);

  return (
    <Card as="li" hue={hue} className={styles.card}>
      <Avatar emoji={child.avatar} hue={hue} size={72} label={avatarName(child.avatar)} />
      <div className={styles.words}>
        <h2>{child.name}</h2>
        <DottedFacts>
          <span>{t('children:age', { count: age })}</span>
          <span>{gradeName(child.grade)}</span>
        </DottedFacts>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          needsConnection
          icon={<Pencil aria-hidden />}
          aria-label={t('children:editChild', { name: child.name })}
          onClick={onEdit}
        >
          {t('common:action.edit')}
        </Button>
        <Button
          variant="quiet"
          needsConnection
          icon={<Trash2 aria-hidden />}
          aria-label={t('children:deleteChild', { name: child.name })}
          onClick={onDelete}
        >
          {t('common:action.delete')}
        </Button>
      </div>
    </Card>
  );
};
