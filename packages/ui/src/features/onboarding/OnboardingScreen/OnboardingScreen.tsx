import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Bee } from '../../../components/Bee/Bee.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useChildren } from '../../../providers/ChildrenProvider.tsx';
import en from './en.json' with { type: 'json' };
import { FirstChildForm } from './FirstChildForm.tsx';
import styles from './OnboardingScreen.module.css';
import tr from './tr.json' with { type: 'json' };

registerTexts('onboarding', { tr, en });

/** A new family adds its first child (product.md 2, Onboarding screen); one that has children goes on, unless something is typed. */
export const OnboardingScreen = () => {
  const { t } = useTranslation(['onboarding', 'common']);
  const { children, isLoading } = useChildren();
  const [isAdded, setIsAdded] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const first = children[0];
  usePageTitle(t('onboarding:title'));

  if (isLoading) return <Spinner label={t('common:loading')} />;
  // The screen goes, and not the form: that still waits for all that is read anew, while somebody may be elsewhere by now.
  if ((first && !isTyped) || isAdded) return <Navigate to={paths.app} replace />;

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Bee width={104} />
        <div>
          <h1>{t('onboarding:heading')}</h1>
          <p>{t('onboarding:lead')}</p>
        </div>
      </div>
      {first ? (
        <Banner
          action={
            <Link standalone to={paths.app}>
              {t('onboarding:goOn')}
            </Link>
          }
        >
          {t('onboarding:meanwhile', { name: first.name })}
        </Banner>
      ) : null}
      <FirstChildForm onAdded={() => setIsAdded(true)} onTyped={setIsTyped} />
    </div>
  );
};
