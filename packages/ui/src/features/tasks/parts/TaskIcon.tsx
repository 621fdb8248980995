import { classNames } from '../../../components/classNames.ts';
import { useNames } from '../../../i18n/useNames.ts';
import styles from './TaskIcon.module.css';

/** A task's picture, with its name for those who can't see it. */
export const TaskIcon = ({ icon, className }: { icon: string; className?: string | undefined }) => {
  const { iconName } = useNames();
  return (
    <span role="img" aria-label={iconName(icon)} className={classNames(styles.icon, className)}>
      {icon}
    </span>
  );
};
