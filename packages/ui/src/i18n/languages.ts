export { isLanguage, type Language, LANGUAGES } from '@kovan/domain/languages';

/** A language without its region: `en-GB` is `en`. */
export const baseLanguage = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
