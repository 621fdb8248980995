import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ModeTabs.module.css';
import { LOGIN_MODES, type LoginMode } from './useLogin.ts';

interface ModeTabsProps {
  readonly mode: LoginMode;
  readonly onChange: (mode: LoginMode) => void;
  /** The form: the same one under both tabs, so that it keeps what was typed. */
  readonly children: ReactNode;
}

/** Sign-in or sign-up. */
export const ModeTabs = ({ mode, onChange, children }: ModeTabsProps) => {
  const { t } = useTranslation('login');
  return (
    <Tabs.Root
      className={styles.root}
      value={mode}
      onValueChange={(value) => onChange(value === 'sign-up' ? 'sign-up' : 'sign-in')}
    >
      <Tabs.List className={styles.tabs} aria-label={t('login:mode.label')}>
        {LOGIN_MODES.map((choice) => (
          <Tabs.Trigger key={choice} value={choice} className={styles.tab}>
            {t(`login:mode.${choice}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={mode} tabIndex={-1}>
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
};
