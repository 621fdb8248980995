import { CloudUpload } from 'lucide-react';
import type { ComponentProps } from 'react';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';

/** In the place of a status: it waits to be sent. */
export const WaitingBadge = (props: Omit<ComponentProps<typeof StatusBadge>, 'tone' | 'sign'>) => (
  <StatusBadge {...props} tone="neutral" sign={CloudUpload} />
);
