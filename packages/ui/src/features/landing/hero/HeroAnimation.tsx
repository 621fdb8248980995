import wasmUrl from '@rive-app/canvas-lite/rive.wasm?url';
import { RuntimeLoader, useRive } from '@rive-app/react-canvas-lite';
import { useEffect } from 'react';
import styles from './Hero.module.css';
import { useMediaQuery } from '../../../components/useMediaQuery.ts';

RuntimeLoader.setWasmUrl(wasmUrl);
// The default is a CDN; nothing of this page comes from elsewhere.
RuntimeLoader.setWasmFallbackUrl(null);

interface HeroAnimationProps {
  readonly isPaused: boolean;
  /** Its first frame is drawn. */
  readonly onStart: () => void;
  /** It is taken away, for good or to begin again in another theme. */
  readonly onEnd: () => void;
  /** Told what the library says of it. */
  readonly onFailure: (reason: string) => void;
}

interface PlayerProps extends HeroAnimationProps {
  readonly theme: 'light' | 'dark';
}

const Player = ({ theme, isPaused, onStart, onEnd, onFailure }: PlayerProps) => {
  const { rive, RiveComponent } = useRive({
    src: '/rive.riv',
    artboard: theme,
    stateMachine: 'Hero',
    autoplay: true,
    onLoad: onStart,
    onLoadError: ({ data }) => onFailure(typeof data === 'string' ? data : ''),
  });
  useEffect(() => onEnd, [onEnd]);
  useEffect(() => {
    if (isPaused) rive?.pause();
    else rive?.play();
  }, [rive, isPaused]);
  return <RiveComponent className={styles.canvas} aria-hidden />;
};

/** The moving hero, in the colours of the theme; it comes with the runtime, so load it late. */
export const HeroAnimation = (props: HeroAnimationProps) => {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const forced = document.documentElement.dataset.theme;
  const theme = (forced ? forced === 'dark' : isDark) ? 'dark' : 'light';
  return <Player key={theme} theme={theme} {...props} />;
};
