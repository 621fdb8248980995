import { registerTexts } from '../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** What forms alone say, under the namespace `forms`. */
export const registerFormTexts = (): void => registerTexts('forms', { tr, en });
