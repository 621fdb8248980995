import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { LanguageButtons } from '../../layout/Header/LanguageButtons.tsx';
import { paths } from '../../layout/paths.ts';
import { usePageTitle } from '../../layout/usePageTitle.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

registerTexts('landing', { tr, en });

/** Presents the product to visitors. */
export const LandingScreen = () => {
  const { t } = useTranslation(['landing', 'common']);
  usePageTitle();
  return (
    <main>
      <LanguageButtons />
      <h1>{t('common:product.name')}</h1>
      <p>{t('landing:lead')}</p>
      <ButtonLink variant="primary" to={paths.app}>
        {t('landing:start')}
      </ButtonLink>
      <ButtonLink to={paths.login}>{t('landing:login')}</ButtonLink>
    </main>
  );
};
