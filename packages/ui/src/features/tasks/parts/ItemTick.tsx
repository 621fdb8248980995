import type { ComponentProps } from 'react';
import { TickButton } from '../../../components/TickButton/TickButton.tsx';
import { useNotYet } from '../../../data/queue/useNotYet.ts';

interface ItemTickProps extends Pick<ComponentProps<typeof TickButton>, 'label' | 'title' | 'picture' | 'className'> {
  /** Of the task or the homework. */
  readonly id: string;
  /** What it is called. */
  readonly name: string;
  readonly onTick: () => void;
}

/** The tick of a task or homework that is open; where that was not sent yet it can't be pressed, and says so. */
export const ItemTick = ({ id, name, label, title, onTick, ...rest }: ItemTickProps) => {
  const notYet = useNotYet(id, name);
  return (
    <TickButton
      {...rest}
      label={notYet ?? label}
      title={notYet ?? title}
      done={false}
      aria-disabled={notYet ? true : undefined}
      onClick={notYet ? undefined : onTick}
    />
  );
};
