import { create, type ThemeVars } from 'storybook/theming';

const type = {
  fontBase: '"Figtree Variable", Figtree, system-ui, sans-serif',
  appBorderRadius: 10,
  inputBorderRadius: 10,
  brandTitle: 'Kovan',
  brandUrl: './',
  brandTarget: '_self',
} as const;

/** The manager and the documentation pages in Kovan's light. The values are those of tokens.css, which they can't read. */
export const light: ThemeVars = create({
  ...type,
  base: 'light',
  brandImage: './kovan-light.svg',
  colorPrimary: '#cd7705',
  colorSecondary: '#8a5000',
  appBg: '#faf8f3',
  appContentBg: '#ffffff',
  appPreviewBg: '#faf8f3',
  appBorderColor: '#e7e3d9',
  textColor: '#221d15',
  textMutedColor: '#63635e',
  barBg: '#ffffff',
  barTextColor: '#63635e',
  barSelectedColor: '#7d4a00',
  barHoverColor: '#7d4a00',
});

/** The same in the dark. */
export const dark: ThemeVars = create({
  ...type,
  base: 'dark',
  brandImage: './kovan-dark.svg',
  colorPrimary: '#ffc53d',
  colorSecondary: '#e0a63a',
  appBg: '#131210',
  appContentBg: '#1c1b18',
  appPreviewBg: '#131210',
  appBorderColor: '#34312a',
  textColor: '#eeeeec',
  textMutedColor: '#b5b3ad',
  barBg: '#1c1b18',
  barTextColor: '#b5b3ad',
  barSelectedColor: '#ffcf4a',
  barHoverColor: '#ffcf4a',
});
