import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBelowHeroMade } from '../../../frontDoor/earlyPresses.ts';
import { endTakeOver } from '../../../frontDoor/takeOver.ts';
import { registerTexts } from '../../../i18n/registerTexts.ts';
import { MAIN_ID, SkipLink } from '../../../layout/SkipLink.tsx';
import { registerLayoutTexts } from '../../../layout/texts.ts';
import { usePageTitle } from '../../../layout/usePageTitle.ts';
import type { DemoClock } from '../demo/demoView.ts';
import en from './en.json' with { type: 'json' };
import { Hero } from '../hero/Hero.tsx';
import { LandingFooter } from './LandingFooter.tsx';
import { LandingHeader } from './LandingHeader.tsx';
import styles from './LandingScreen.module.css';
import { More } from './more.ts';
import tr from './tr.json' with { type: 'json' };

registerTexts('landing', { tr, en });
registerLayoutTexts();

interface LandingScreenProps {
  /** The demo's time, where it shall not be the browser's. */
  readonly demoClock?: DemoClock;
}

/** Presents the product to visitors, and lets them try the helper (product.md 2, Landing page). */
export const LandingScreen = ({ demoClock }: LandingScreenProps) => {
  const { t, i18n } = useTranslation('landing');
  usePageTitle(t('landing:title'));
  useEffect(endTakeOver, []);
  const [language, setLanguage] = useState(i18n.language);
  // What is not taken over yet can't follow a change of language, so it is drawn afresh.
  if (language !== i18n.language && isBelowHeroMade()) setLanguage(i18n.language);
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <Hero />
        <More key={language} demoClock={demoClock} />
      </main>
      <LandingFooter />
    </>
  );
};
