import { Button } from '@kovan/ui/components/Button';
import { Card } from '@kovan/ui/components/Card';
import { StatusBadge } from '@kovan/ui/components/StatusBadge';
import { Check } from 'lucide-react';
import styles from './parts.module.css';

const Task = ({ isChild }: { isChild: boolean }) => (
  <Card>
    <b style={{ font: 'var(--weight-title) var(--mood-name) / 1.2 var(--font-display)' }}>Sofrayı kur</b>
    <p style={{ marginBlock: 8 }}>
      <StatusBadge tone="today">Bugün</StatusBadge>
    </p>
    <Button variant="primary" size={isChild ? 'lg' : 'md'} icon={<Check aria-hidden />}>
      {isChild ? 'Bitirdim' : 'Tamamla'}
    </Button>
  </Card>
);

/** One card in both moods. */
export const Moods = () => (
  <div className={`sb-unstyled ${styles.moods}`}>
    <div data-mood="parent">
      <Task isChild={false} />
    </div>
    <div data-mood="child">
      <Task isChild />
    </div>
  </div>
);
