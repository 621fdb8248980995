import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { logFailure } from '../data/logFailure.ts';
import styles from './Message.module.css';
import { registerLayoutTexts } from './texts.ts';

registerLayoutTexts();

const Broken = () => {
  const { t } = useTranslation('layout');
  return (
    <section className={styles.message} role="alert">
      <h1>{t('layout:broken.title')}</h1>
      <p>{t('layout:broken.text')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('layout:broken.action')}
      </button>
    </section>
  );
};

interface CatchProps {
  /** Another place is another try. */
  readonly place: string;
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

interface CatchState {
  readonly isBroken: boolean;
  readonly place: string;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { isBroken: false, place: this.props.place };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ place }: CatchProps, state: CatchState): CatchState | null {
    return place === state.place ? null : { isBroken: false, place };
  }

  override componentDidCatch(error: unknown) {
    logFailure('page.render', error);
  }

  override render() {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}

/** Catches what nothing else expected, around everything. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Catch
    place=""
    broken={
      <main>
        <Broken />
      </main>
    }
  >
    {children}
  </Catch>
);

/** The same around a screen inside its layout: header and navigation stay, and going elsewhere works. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <Catch place={useLocation().pathname} broken={<Broken />}>
    {children}
  </Catch>
);
