import { Pause, Play } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { logMessage } from '../../../data/logFailure.ts';
import styles from './Hero.module.css';
import type { HeroAnimation } from './HeroAnimation.tsx';
import { HeroStill } from './HeroStill.tsx';
import { useAttention } from '../../../frontDoor/useAttention.ts';
import { useMediaQuery } from '../../../components/useMediaQuery.ts';

type Animation = ComponentType<Parameters<typeof HeroAnimation>[0]>;

// Awaited, not chained: the bundler takes what is chained for a part of the loading, and a failure past it.
const loadAnimation = async (): Promise<Animation> => (await import('./HeroAnimation.tsx')).HeroAnimation;

/** The library's words for a file that it can't read; shown to nobody. */
const UNREADABLE = 'Problem loading file; may be corrupt!';

/** The still picture, there from the first paint; over it the animation, once there is time, and unless motion is unwanted. */
export const HeroPicture = () => {
  const { t } = useTranslation('landing');
  const isStillWanted = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hasAttention = useAttention();
  const [Animation, setAnimation] = useState<Animation | null>(null);
  const [state, setState] = useState<'still' | 'playing' | 'paused' | 'failed'>('still');

  const fail = useCallback((reason: string) => {
    logMessage(UNREADABLE, reason);
    setState('failed');
  }, []);
  const rest = useCallback(() => setState((before) => (before === 'failed' ? before : 'still')), []);
  useEffect(() => {
    if (!hasAttention || isStillWanted) return;
    loadAnimation().then(
      (loaded) => setAnimation(() => loaded),
      (error: unknown) => fail(String(error)),
    );
  }, [hasAttention, isStillWanted, fail]);

  const isShown = Animation !== null && !isStillWanted && state !== 'failed';
  const isMoving = isShown && state !== 'still';
  return (
    <div className={styles.picture} data-state={isMoving ? state : 'still'}>
      <HeroStill label={t('landing:hero.picture')} />
      {isShown ? (
        <Animation isPaused={state === 'paused'} onStart={() => setState('playing')} onEnd={rest} onFailure={fail} />
      ) : null}
      {isMoving ? (
        <IconButton
          className={styles.pause}
          label={state === 'paused' ? t('landing:hero.play') : t('landing:hero.pause')}
          icon={state === 'paused' ? <Play aria-hidden /> : <Pause aria-hidden />}
          onClick={() => setState(state === 'paused' ? 'playing' : 'paused')}
        />
      ) : null}
    </div>
  );
};
