import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Comb } from '../../../components/Comb/Comb.tsx';
import styles from './Features.module.css';

const WEEK = [1, 1, 1, 0.6, 0.3, 0, 0];

const FEATURES = {
  homework: <Comb values={[1, 1, 1, 0.5, 0]} shape="row" ticks className={styles.comb} />,
  helper: <Bee face="joy" width={88} />,
  children: (
    <span className={styles.avatars}>
      <Avatar emoji="👧" hue="plum" size={56} />
      <Avatar emoji="👦" hue="cyan" size={56} />
      <Avatar emoji="🎨" hue="jade" size={56} />
    </span>
  ),
  report: <Comb values={WEEK} shape="cluster" className={styles.comb} />,
} as const satisfies Record<string, ReactNode>;

const NAMES = Object.keys(FEATURES) as (keyof typeof FEATURES)[];

/** The four things that the product does. */
export const Features = () => {
  const { t } = useTranslation('landing');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('landing:features.title')}</h2>
      <div className={styles.features}>
        {NAMES.map((name) => (
          <Card key={name} as="article" className={styles.feature}>
            <div className={styles.picture}>{FEATURES[name]}</div>
            <h3>{t(`landing:features.${name}.title`)}</h3>
            <p>{t(`landing:features.${name}.text`)}</p>
          </Card>
        ))}
      </div>
    </section>
  );
};
