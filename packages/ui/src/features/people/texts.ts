import { registerTexts } from '../../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** The texts of the adults of a family, under the namespace `people`. */
export const registerPeopleTexts = (): void => registerTexts('people', { tr, en });
