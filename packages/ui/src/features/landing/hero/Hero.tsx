import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { paths } from '../../../layout/paths.ts';
import { SIGN_UP_FIRST } from '../../../layout/signUpFirst.ts';
import styles from './Hero.module.css';
import { HeroPicture } from './HeroPicture.tsx';

/** What the product is, in one look, and the two ways on. */
export const Hero = () => {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div>
        <p className={styles.eyebrow}>{t('landing:hero.ages')}</p>
        <h1 id="hero-title">{t('landing:hero.title')}</h1>
        <p className={styles.lead}>{t('landing:hero.lead')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="lg" to={paths.app} state={SIGN_UP_FIRST}>
            {t('landing:getStarted')}
          </ButtonLink>
          <ButtonLink size="lg" to={paths.login}>
            {t('landing:login')}
          </ButtonLink>
        </div>
      </div>
      <HeroPicture />
    </section>
  );
};
