import { isLanguage, type Language, LANGUAGES } from '@kovan/domain/languages';

export { type Language, LANGUAGES } from '@kovan/domain/languages';

/** The language of an answer by `Accept-Language`: the best one spoken here, a region dropped, else Turkish. */
export const languageOf = (acceptLanguage: string | null | undefined): Language => {
  let best: { language: Language; weight: number } | undefined;
  for (const range of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...parameters] = range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const language = tag.split('-')[0] ?? '';
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    if (isLanguage(language) && weight > 0 && weight <= 1 && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? LANGUAGES[0];
};
