import { combFill } from '@kovan/domain/comb';
import { Bee } from '@kovan/ui/components/Bee';
import { Comb } from '@kovan/ui/components/Comb';
import { Logo } from '@kovan/ui/components/Logo';
import styles from './parts.module.css';

/** The first thing in the workshop: the one picture of the product. */
export const Hero = ({ sentence }: { sentence: string }) => (
  <div className={`sb-unstyled ${styles.hero}`}>
    <div>
      <Logo name="Kovan" />
      <p>{sentence}</p>
    </div>
    <div className={styles.scene}>
      <Bee width={96} hovering />
      <Comb values={combFill(7, 4, 0.4)} size="lg" drip ticks />
    </div>
  </div>
);
