/** The languages that the product speaks; the first is the fallback (product.md 1). */
export const LANGUAGES = ['tr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether a tag without a region names one of them. */
export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);
