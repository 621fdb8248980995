import { registerTexts } from '../../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** The texts of handing a browser over, under the namespace `lending`. */
export const registerLendingTexts = (): void => registerTexts('lending', { tr, en });
