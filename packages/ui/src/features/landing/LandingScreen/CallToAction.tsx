import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { paths } from '../../../layout/paths.ts';
import { SIGN_UP_FIRST } from '../../../layout/signUpFirst.ts';
import styles from './CallToAction.module.css';

/** The last word before the footer: into the app. */
export const CallToAction = ({ linkRef }: { linkRef: Ref<HTMLAnchorElement> }) => {
  const { t } = useTranslation('landing');
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{t('landing:callToAction.title')}</h2>
        <p>{t('landing:callToAction.text')}</p>
        <ButtonLink ref={linkRef} size="lg" className={styles.start} to={paths.app} state={SIGN_UP_FIRST}>
          {t('landing:getStarted')}
        </ButtonLink>
      </div>
      <Bee face="joy" width={180} className={styles.bee} />
    </section>
  );
};
