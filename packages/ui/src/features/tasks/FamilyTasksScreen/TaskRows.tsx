import type { ComponentProps } from 'react';
import { LongList } from '../../../components/LongList/LongList.tsx';

/** Of a line, in px. */
const ROW_HEIGHT = 48;

/** Lines of the family's list, in a list. */
export const TaskRows = <Item,>(rows: Pick<ComponentProps<typeof LongList<Item>>, 'items' | 'children'>) => (
  <LongList as="li" height={ROW_HEIGHT} {...rows} />
);
