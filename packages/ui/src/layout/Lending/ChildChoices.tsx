import type { Ref } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { ChoicesSwitch } from '../../components/ChoicesSwitch/ChoicesSwitch.tsx';
import { hueOf } from '../../providers/childHues.ts';
import { useChildren } from '../../providers/ChildrenProvider.tsx';

interface ChildChoicesProps {
  readonly values: readonly string[];
  readonly onChange: (childIds: string[]) => void;
  /** The first child: what a form focuses when something is wrong. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Which children something is for. */
export const ChildChoices = (props: ChildChoicesProps) => {
  const { children } = useChildren();
  const items = children.map((child, index) => ({
    value: child.id,
    label: child.name,
    hue: hueOf(index),
    picture: <Avatar emoji={child.avatar} hue={hueOf(index)} size={32} />,
  }));
  return <ChoicesSwitch name="childIds" items={items} {...props} />;
};
