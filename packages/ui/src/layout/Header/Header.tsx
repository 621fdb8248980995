import { LogOut, Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
import { isChildrenOnly } from '../../providers/isChildrenOnly.ts';
import { onDesktopChange } from '../onDesktopChange.ts';
import { registerLayoutTexts } from '../texts.ts';
import bar from './Bar.module.css';
import styles from './Header.module.css';
import { HandOver } from '../Lending/HandOver.tsx';
import { useLeave } from '../Queue/useLeave.tsx';
import { LanguageButtons } from './LanguageButtons.tsx';
import { NavLinks } from './NavLinks.tsx';
import { UserBadge } from './UserBadge.tsx';
import { ViewButton, ViewSheet } from './ViewButton.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import { VisitorHeader } from './VisitorHeader.tsx';

registerLayoutTexts();

const MENU_ID = 'menu';

interface SignedInHeaderProps {
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

const SignedInHeader = ({ isOpen, setIsOpen }: SignedInHeaderProps) => {
  const { t } = useTranslation(['layout', 'common']);
  const { kind } = useAuth();
  const { leave, question } = useLeave();
  const isAdult = !isChildrenOnly(kind);
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const [isChoosing, setIsChoosing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  // Going somewhere, or widening the window to the desktop layout, leaves no menu behind. A redirect is nobody's going.
  useEffect(() => {
    if (navigationType !== 'REPLACE') setIsOpen(false);
  }, [key, navigationType, setIsOpen]);
  useEffect(() => onDesktopChange((isDesktop) => isDesktop && setIsOpen(false)), [setIsOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, setIsOpen]);

  return (
    <header className={bar.header}>
      <div className={bar.bar}>
        <span className={styles.sign}>
          <Logo name={t('common:product.name')} />
        </span>
        <div className={styles.wide}>
          <NavLinks layout="row" />
          <span className={bar.grow} />
          <ViewSwitch size="small" />
          <LanguageButtons />
          <HandOver />
          {isAdult ? (
            <>
              <UserBadge />
              <IconButton label={t('layout:signOut')} icon={<LogOut aria-hidden />} onClick={leave} />
            </>
          ) : null}
        </div>
        <div className={styles.narrow}>
          <HandOver />
          <LanguageButtons />
          <ViewButton isOpen={isChoosing} onOpen={() => setIsChoosing(true)} />
          <button
            ref={toggle}
            type="button"
            className={styles.iconButton}
            aria-expanded={isOpen}
            aria-controls={isOpen ? MENU_ID : undefined}
            aria-label={isOpen ? t('layout:menu.close') : t('layout:menu.open')}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </button>
        </div>
      </div>
      {isOpen ? (
        <div id={MENU_ID} className={styles.menu}>
          <p className={styles.menuLabel}>{t('layout:view.title')}</p>
          <ViewSwitch size="big" onChoose={close} />
          <NavLinks layout="column" onChoose={close} />
          {isAdult ? (
            <div className={styles.menuFoot}>
              <UserBadge />
              <Button variant="quiet" icon={<LogOut aria-hidden />} onClick={leave}>
                {t('layout:signOut')}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
      {question}
      {isChoosing ? <ViewSheet onClose={() => setIsChoosing(false)} /> : null}
    </header>
  );
};

/**
 * The navigation around a page's content: above it for visitors a login link, signed in everything by view mode
 * (product.md 2, Header navigation); below it, on small windows, the same links for the thumb.
 */
export const Header = ({ children }: { children: ReactNode }) => {
  const { isAuthenticated } = useAuth();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isAuthenticated ? <SignedInHeader isOpen={isOpen} setIsOpen={setIsOpen} /> : <VisitorHeader />}
      {children}
      {isAuthenticated ? <NavLinks layout="foot" inert={isOpen} /> : null}
    </>
  );
};
