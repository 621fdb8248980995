import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Message.module.css';
import { focusMain, MAIN_ID } from './SkipLink.tsx';
import { registerLayoutTexts } from './texts.ts';

registerLayoutTexts();

/** What could not be loaded: a screen inside a layout, a page with its own `main`, or a part of one. */
export type LoadFailedLook = 'screen' | 'page' | 'part';

interface LoadFailedProps {
  readonly look: LoadFailedLook;
  /** Loads once more; rejects where that fails again. */
  readonly onRetry: () => Promise<void>;
}

/** Where the focus was on the button, it goes on to what has come in its place. */
const useFocusGoingOn = () => {
  const message = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = message.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      requestAnimationFrame(focusMain);
    };
  }, []);
  return message;
};

/**
 * Says that code could not be loaded, and tries again without leaving the page. Where that fails, too, reloading may help:
 * a new release has other files.
 */
export const LoadFailed = ({ look, onRetry }: LoadFailedProps) => {
  const { t } = useTranslation(['layout', 'common']);
  const [state, setState] = useState<'failed' | 'trying' | 'failedAgain'>('failed');
  const message = useFocusGoingOn();
  const Title = look === 'part' ? 'p' : 'h1';
  const Frame = look === 'page' ? 'main' : 'div';
  const isTrying = state === 'trying';

  const retry = () => {
    if (isTrying) return;
    setState('trying');
    onRetry().catch(() => setState('failedAgain'));
  };

  return (
    <Frame {...(look === 'page' ? { id: MAIN_ID, tabIndex: -1 } : {})}>
      <section ref={message} className={styles.message} data-look={look}>
        <div role="alert">
          <Title>{look === 'part' ? t('layout:loadFailed.part') : t('layout:loadFailed.title')}</Title>
          <p>{state === 'failedAgain' ? t('layout:loadFailed.again') : t('layout:loadFailed.text')}</p>
        </div>
        <div className={styles.ways}>
          <button type="button" aria-disabled={isTrying || undefined} aria-busy={isTrying || undefined} onClick={retry}>
            {isTrying ? t('layout:loadFailed.trying') : t('common:action.retry')}
          </button>
          {state === 'failedAgain' ? (
            <button type="button" data-second onClick={() => window.location.reload()}>
              {t('layout:broken.action')}
            </button>
          ) : null}
        </div>
      </section>
    </Frame>
  );
};
