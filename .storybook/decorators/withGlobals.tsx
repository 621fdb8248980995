import { i18n } from '@kovan/ui/i18n';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect } from 'react';
import { languageOf } from '../readerLanguage.ts';

/** Paints the page in a theme; `system` leaves it to the browser. */
export const applyTheme = (theme: unknown): void => {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
};

/** Follows the toolbar's language and theme while a story is open. */
export const withGlobals: Decorator = (Story, context) => {
  const locale = languageOf(context);
  const theme: unknown = context.globals.theme;
  useEffect(() => {
    if (i18n.language !== locale) void i18n.changeLanguage(locale);
  }, [locale]);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return <Story />;
};
