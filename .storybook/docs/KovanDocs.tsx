import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { applyTheme } from '../decorators/withGlobals.tsx';
import { dark, light } from '../theme.ts';
import './docs.css';

const inAddress = (): string | undefined =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];

const isDark = (theme: string | undefined): boolean =>
  theme === 'dark' || (theme !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);

interface Update {
  readonly globals: { readonly theme?: string };
  readonly storyGlobals: object;
}

/** A documentation page, in the toolbar's theme as the stories on it. */
export const KovanDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const [theme, setTheme] = useState(inAddress);

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals, storyGlobals }: Update) => {
      // A framed story that chooses its own is heard here, too.
      if (Object.keys(storyGlobals).length === 0) setTheme(globals.theme);
    };
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);

  useEffect(() => applyTheme(theme), [theme]);

  return <DocsContainer {...props} theme={isDark(theme) ? dark : light} />;
};
