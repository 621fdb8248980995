import { useEffect, useState } from 'react';
import { logFailure } from '../../../data/logFailure.ts';
import styles from './Hero.module.css';
import { HERO_MARK, heroDrawing, loadHeroDrawing } from './heroDrawing.ts';

/** The hero at rest, there from the first paint. Inline, so that it comes with the page and is painted by its tokens. */
export const HeroStill = ({ label }: { label: string }) => {
  const [drawing, setDrawing] = useState(heroDrawing);
  useEffect(() => {
    if (drawing !== null) return;
    loadHeroDrawing().then(setDrawing, (error: unknown) => logFailure('landing.picture', error));
  }, [drawing]);
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.still}
      data-drawing={HERO_MARK}
      // oxlint-disable-next-line react/no-danger -- our own drawing, made by `npm run hero`; nothing of it is anybody's input
      dangerouslySetInnerHTML={{ __html: drawing ?? '' }}
    />
  );
};
