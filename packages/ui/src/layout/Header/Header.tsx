import { isChildrenOnly } from '@kovan/domain/sessionKinds';
import { LogOut, Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useAuth } from '../../providers/AuthProvider.tsx';
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
  const [isChoosing, setIsChoosing] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => onDesktopChange((isDesktop) => isDesktop && setIsOpen(false)), [setIsOpen]);

  // Whoever goes somewhere leaves no menu behind; a screen that comes late, or by itself, closes none under the finger.
  useEffect(() => {
    if (!isOpen) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It is not the page's, too, such as the PIN pad's.
      event.preventDefault();
      setIsOpen(false);
      toggle.current?.focus();
    };
    const closeBehind = ({ key }: KeyboardEvent) => {
      const isInside = [menu.current, toggle.current].some((part) => part?.contains(document.activeElement));
      if (key === 'Tab' && !isInside) setIsOpen(false);
    };
    const closeOnPress = (event: MouseEvent) => {
      // The path as it was: the toggle's own sign has changed by now.
      const path = event.composedPath();
      const isInside = [menu.current, toggle.current].some((part) => part && path.includes(part));
      if (!isInside || path.some((part) => part instanceof HTMLAnchorElement)) setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    document.addEventListener('keyup', closeBehind, { signal });
    document.addEventListener('click', closeOnPress, { signal });
    window.addEventListener('popstate', () => setIsOpen(false), { signal });
    return () => end.abort();
  }, [isOpen, setIsOpen]);

  return (
    <header className={bar.header}>
      <div className={bar.bar}>
        <span className={styles.sign}>
          <Logo name={t('common:product.name')} />
        </span>
        <div className={styles.wide}>
          <NavLinks layout="row" />
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
        <div ref={menu} id={MENU_ID} className={styles.menu}>
          <p className={styles.menuLabel}>{t('layout:view.title')}</p>
          <ViewSwitch size="big" onChoose={() => setIsOpen(false)} />
          <NavLinks layout="column" />
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
