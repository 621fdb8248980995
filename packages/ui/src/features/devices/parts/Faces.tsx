import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { hueOf } from '../../../providers/childHues.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import styles from './Faces.module.css';

/** The children of a device as a row of small pictures, with their names for those who hear them. */
export const Faces = ({ childIds, size }: { childIds: readonly string[]; size: number }) => {
  const { children } = useChildren();
  const shown = children
    .map((child, index) => ({ child, hue: hueOf(index) }))
    .filter(({ child }) => childIds.includes(child.id));
  if (shown.length === 0) return null;
  return (
    <span className={styles.faces} role="img" aria-label={shown.map(({ child }) => child.name).join(', ')}>
      {shown.map(({ child, hue }) => (
        <Avatar key={child.id} emoji={child.avatar} hue={hue} size={size} />
      ))}
    </span>
  );
};
