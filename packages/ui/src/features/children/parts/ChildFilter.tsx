import type { Child } from '@kovan/api-client/contract';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { SegmentedSwitch, type SwitchItem } from '../../../components/SegmentedSwitch/SegmentedSwitch.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { hueOf } from '../../../providers/childHues.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import styles from './ChildFilter.module.css';

const childItem =
  (avatarSize: number) =>
  ({ id, name, avatar }: Child, index: number): SwitchItem => ({
    value: id,
    label: name,
    hue: hueOf(index),
    picture: <Avatar emoji={avatar} hue={hueOf(index)} size={avatarSize} />,
  });

const filterItem = childItem(26);
const pickerItem = childItem(32);

const ALL = '';
const NOBODY = '';

interface ChildFilterProps {
  /** `null` means all children. */
  readonly value: string | null;
  readonly onChange: (childId: string | null) => void;
}

/** Whose things a screen shows: "Tüm çocuklar" first, then each child; in their place before they are known. */
export const ChildFilter = ({ value, onChange }: ChildFilterProps) => {
  const { t } = useTranslation('common');
  const { children, isLoading } = useChildren();
  if (isLoading) {
    return (
      <div className={styles.loading} aria-hidden="true">
        {[68, 84, 80].map((width) => (
          <Skeleton key={width} shape="block" width={width} height={44} />
        ))}
      </div>
    );
  }
  const all: SwitchItem = { value: ALL, label: t('common:view.all'), short: t('common:view.allShort') };
  return (
    <SegmentedSwitch
      label={t('common:field.child')}
      scroll
      items={[all, ...children.map(filterItem)]}
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? null : id)}
    />
  );
};

interface ChildPickerProps {
  readonly value: string;
  readonly onChange: (childId: string) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** Whom new homework or a new task is for; stands inside a `Field kind="group"` and sends as `childId`. */
export const ChildPicker = (props: ChildPickerProps) => {
  const { value, onChange } = props;
  const { children, isLoading, isError } = useChildren();
  const isGone = value !== NOBODY && !isLoading && !isError && !children.some(({ id }) => id === value);
  useEffect(() => {
    // The other parent has deleted the child; kept in the form unseen, it would be refused try after try.
    if (isGone) onChange(NOBODY);
  }, [isGone, onChange]);
  return <SegmentedSwitch {...props} name="childId" items={children.map(pickerItem)} />;
};
