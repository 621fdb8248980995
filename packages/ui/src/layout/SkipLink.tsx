import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The id of a page's one `main`. */
export const MAIN_ID = 'main';

/** Leads the focus on to the page's content, where what had it is gone. */
export const focusMain = (): void => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });

// Without scripts the browser jumps by itself. Here the address stays, so that the back button has no step more.
const skip = (event: MouseEvent) => {
  if (!document.getElementById(MAIN_ID)) return;
  event.preventDefault();
  focusMain();
  // Brought into view, it would begin under the header, which sticks.
  window.scrollTo({ top: 0 });
};

/** The first stop of the Tab key: past the header, to the content. */
export const SkipLink = () => {
  const { t } = useTranslation('layout');
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skip}>
      {t('layout:skip')}
    </a>
  );
};
