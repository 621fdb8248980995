import { readTexts } from '../../scripts/lib/texts/readTexts.mjs';

export type Language = 'tr' | 'en';

/** `t('login:mode.sign-in')`, `t('common:due.daysLeft', { count: 3 })`. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const rooms = new Map(readTexts().map((room) => [room.namespace, room]));

/** What the product says in a language, read from its texts; a key that is missing is an error, not an empty word. */
export const translator =
  (language: Language): Translate =>
  (key, values = {}) => {
    const [namespace, name = ''] = key.split(':');
    const texts = rooms.get(namespace)?.[language];
    const plural = new Intl.PluralRules(language).select(Number(values.count ?? 0));
    const text = texts?.[name] ?? texts?.[`${name}_${plural}`] ?? texts?.[`${name}_other`];
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, value: string) => String(values[value] ?? ''));
  };
