import { encodeRiv } from './encode.ts';
import { hero } from './hero.ts';
import { drawSvg } from './svg.ts';
import { paintsOf, THEMES } from './tokens.ts';

/** Where the colours come from. */
export const TOKENS = 'packages/ui/src/tokens/tokens.css';

/** The files made from the hero scene, by path: the animation with one artboard a theme, and its still picture. */
export const makeHeroFiles = (tokensCss: string): Readonly<Record<string, Uint8Array>> => {
  const argb = paintsOf(tokensCss);
  return {
    'apps/web/public/rive.riv': encodeRiv(
      THEMES.map((theme) => ({ name: theme, scene: hero, resolve: (paint) => argb(paint, theme) })),
    ),
    'packages/ui/src/features/landing/hero/heroStill.svg': new TextEncoder().encode(drawSvg(hero)),
  };
};
