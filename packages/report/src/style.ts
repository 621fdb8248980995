import type { Markup } from './markup.ts';
import { type Ground, GROUNDS, type Ink, INKS, type Line, LINES } from './palette.ts';

/** What an element looks like: colours by their tokens, and more CSS. */
interface Look {
  readonly ink?: Ink;
  readonly ground?: Ground;
  /** The colour of its borders; their width stands in `css`. */
  readonly line?: Line;
  readonly css?: string;
  /** A class of its own. */
  readonly name?: string;
}

/**
 * The attributes of an element: light colours inline, since many mail programs know nothing else, and classes by which
 * the style sheet of those that do turns them dark.
 */
export const look = ({ ink, ground, line, css = '', name }: Look): Markup => {
  const classes = [name, ink && `i-${ink}`, ground && `g-${ground}`, line && `l-${line}`].filter(Boolean).join(' ');
  const styles = [
    ink && `color:${INKS[ink][0]}`,
    ground && `background-color:${GROUNDS[ground][0]}`,
    css,
    line && `border-color:${LINES[line][0]}`,
  ];
  return { html: `${classes && `class="${classes}" `}style="${styles.filter(Boolean).join(';')}"` };
};

const rules = (prefix: string, property: string, colours: Readonly<Record<string, readonly [string, string]>>) =>
  Object.entries(colours).map(([name, [, dark]]) => `.${prefix}-${name}{${property}:${dark}!important}`);

/** The mail's style sheet: dark colours, and room where the window is narrow. Nothing depends on it. */
export const STYLE_SHEET: Markup = {
  html: [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (prefers-color-scheme:dark){',
    ...rules('i', 'color', INKS),
    ...rules('g', 'background-color', GROUNDS),
    ...rules('l', 'border-color', LINES),
    '}',
    '@media (max-width:480px){.card{padding:20px 16px!important}}',
  ].join('\n'),
};
