import { Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { useIsBeingSent, useIsWaiting, useTakeBack } from '../../../data/queue/QueueProvider.tsx';

interface TakeBackProps extends Pick<ComponentProps<typeof Button>, 'className' | 'aria-label' | 'aria-describedby'> {
  /** Of the task or the homework. */
  readonly id: string;
}

/** Takes back what was done to an item and waits to be sent; nothing where nothing waits. */
export const TakeBack = ({ id, ...rest }: TakeBackProps) => {
  const { t } = useTranslation('common');
  const takeBack = useTakeBack();
  const isBeingSent = useIsBeingSent(id);
  return useIsWaiting(id) ? (
    <Button
      variant="quiet"
      icon={<Undo2 aria-hidden />}
      {...rest}
      aria-disabled={isBeingSent}
      onClick={() => takeBack(id)}
    >
      {t('common:queue.takeBack')}
    </Button>
  ) : null;
};
