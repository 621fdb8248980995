import { LogOut, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AccountSection } from '../../../components/AccountSection/AccountSection.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { paths } from '../../../layout/paths.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import { useLeave } from '../../../layout/Queue/useLeave.tsx';
import { useSettings } from '../../../providers/SettingsProvider.tsx';
import { registerAccountTexts } from '../texts.ts';
import styles from './AccountScreen.module.css';
import { SECTIONS } from './sections.tsx';
import { useOpenSections } from './useOpenSections.ts';

registerAccountTexts();

/** Oneself, the family's adults and devices, and all one's data (AC-04 to AC-08, PE, DV-09, EX-05). */
export const AccountScreen = () => {
  const { t } = useTranslation(['account', 'layout']);
  const { leave, question } = useLeave();
  const { features } = useSettings();
  const { isOpen, setOpen, current } = useOpenSections();
  usePageTitle(t('account:title'));
  const sections = SECTIONS.filter(({ feature }) => features.includes(feature));
  const foot = (
    <>
      <Link to={paths.privacy}>
        <ShieldCheck aria-hidden />
        <span>{t('account:privacy')}</span>
      </Link>
      <button type="button" onClick={leave}>
        <LogOut aria-hidden />
        <span>{t('layout:signOut')}</span>
      </button>
    </>
  );

  return (
    <>
      {question}
      <PageHeader title={t('account:title')} subtitle={t('account:subtitle')} />
      <div className={styles.account}>
        <nav className={styles.index} aria-label={t('account:index')}>
          {sections.map(({ id, icon: Icon }) => (
            <a key={id} href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
              <Icon aria-hidden />
              <span>{t(`account:${id}.title`)}</span>
            </a>
          ))}
          <hr />
          {foot}
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, icon: Icon, Summary, Content }) => (
            <AccountSection
              key={id}
              id={id}
              icon={<Icon aria-hidden />}
              title={t(`account:${id}.title`)}
              summary={<Summary />}
              description={t(`account:${id}.text`)}
              open={isOpen(id)}
              onOpenChange={(open) => setOpen(id, open)}
            >
              <Content />
            </AccountSection>
          ))}
          <div className={styles.foot}>{foot}</div>
        </div>
      </div>
    </>
  );
};
