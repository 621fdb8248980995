import { escapeHtml } from '@kovan/domain/escapeHtml';

/** HTML that may stand as it is. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Markup[];

const insert = (part: Part): string => {
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

/** Puts HTML together; whatever is no `Markup` is text and gets escaped. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: strings.map((string, index) => string + (index < parts.length ? insert(parts[index] ?? '') : '')).join(''),
});

/** No HTML at all. */
export const NOTHING: Markup = { html: '' };
