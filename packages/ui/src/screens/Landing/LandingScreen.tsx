import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { registerTexts } from '../../i18n/registerTexts.ts';
import { MAIN_ID, SkipLink } from '../../layout/SkipLink.tsx';
import { registerLayoutTexts } from '../../layout/texts.ts';
import { usePageTitle } from '../../layout/usePageTitle.ts';
import { AiDemo } from './AiDemo.tsx';
import { CallToAction } from './CallToAction.tsx';
import type { DemoClock } from './demoView.ts';
import en from './en.json' with { type: 'json' };
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import styles from './LandingScreen.module.css';
import { Steps } from './Steps.tsx';
import tr from './tr.json' with { type: 'json' };

registerTexts('landing', { tr, en });
registerLayoutTexts();

interface LandingScreenProps {
  /** The demo's time, where it shall not be the browser's. */
  readonly demoClock?: DemoClock;
}

/** Presents the product to visitors, and lets them try the helper (product.md 2, Landing page; LP-01, R-01, R-34). */
export const LandingScreen = ({ demoClock }: LandingScreenProps) => {
  const { t } = useTranslation('landing');
  usePageTitle(t('landing:title'));
  const start = useRef<HTMLAnchorElement>(null);
  const showStart = () => {
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Hero />
        <AiDemo clock={demoClock} onTryApp={showStart} />
        <Features />
        <Steps />
        <CallToAction linkRef={start} />
      </main>
      <LandingFooter />
    </>
  );
};
