/** HTML that may stand as it is. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Markup[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const insert = (part: Part): string => {
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

/** Puts HTML together; whatever is no `Markup` is text and gets escaped. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  html: strings.map((string, index) => string + (index < parts.length ? insert(parts[index] ?? '') : '')).join(''),
});

/** No HTML at all. */
export const NOTHING: Markup = { html: '' };
