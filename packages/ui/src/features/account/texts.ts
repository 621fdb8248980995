import { registerTexts } from '../../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** The texts of the account, under the namespace `account`. */
export const registerAccountTexts = (): void => registerTexts('account', { tr, en });
