import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../data/logFailure.ts';
import styles from './Message.module.css';
import { registerLayoutTexts } from './texts.ts';

registerLayoutTexts();

const BrokenPage = () => {
  const { t } = useTranslation('layout');
  return (
    <main>
      <section className={styles.message}>
        <h1>{t('layout:broken.title')}</h1>
        <p>{t('layout:broken.text')}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {t('layout:broken.action')}
        </button>
      </section>
    </main>
  );
};

/** Catches what no screen expected, such as a part of the app that a new release has replaced; reloading fetches the new one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('page.render', error);
  }

  override render() {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}
