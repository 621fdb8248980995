import type { Paint } from './scene.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `#rgb…` to 0xAARRGGBB, its alpha multiplied. */
const argb = (hex: string, alpha: number): number => {
  const digits = hex.slice(1).padEnd(8, 'f');
  const own = Number.parseInt(digits.slice(6), 16);
  return ((Math.round(own * alpha) << 24) | Number.parseInt(digits.slice(0, 6), 16)) >>> 0;
};

/** What a paint is in a theme as 0xAARRGGBB, by the design's own tokens, so that no colour is written down twice. */
export const paintsOf = (tokensCss: string) => (paint: Paint, theme: Theme) => {
  const value = new RegExp(`--${paint.token}:\\s*([^;]+);`).exec(tokensCss)?.[1] ?? '';
  const [light, dark = light] = value.match(/#[\da-f]{6,8}/g) ?? [];
  if (!light || !dark) throw new Error(`no colour "--${paint.token}"`);
  return argb(theme === 'light' ? light : dark, paint.alpha);
};
