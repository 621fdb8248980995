import type { TFunction } from 'i18next';
import type { FieldError } from 'react-hook-form';
import type { IssueKind } from './issues.ts';
import { registerFormTexts } from './texts.ts';

registerFormTexts();

/** What a form says of a field instead of the sentences that all share. */
export type OwnSentences = Partial<Record<Exclude<IssueKind, 'tooLong' | 'halfDate'>, string>>;

/** What is wrong with a field, in words; undefined where nothing is. What the server said of it is said as it is. */
export const fieldSentence = (
  error: FieldError | undefined,
  own: OwnSentences | undefined,
  t: TFunction<['common', 'forms']>,
): string | undefined => {
  switch (error?.type) {
    case undefined:
      return undefined;
    case 'missing':
      return own?.missing ?? t('common:error.required');
    case 'tooLong':
      return t('common:error.tooLong', { max: error?.message });
    case 'halfDate':
      return t('forms:halfDate');
    case 'invalid':
      return own?.invalid ?? own?.missing ?? t('common:error.required');
    default:
      return error?.message || t('common:error.required');
  }
};
