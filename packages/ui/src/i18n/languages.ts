/** The languages of the interface; Turkish is the fallback. */
export const LANGUAGES = ['tr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A language without its region: `en-GB` is `en`. */
export const baseLanguage = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? '';

/** Whether the tag names a language of the interface. */
export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);
