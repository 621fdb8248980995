import { registerTexts } from '../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** The texts of the app frame, under the namespace `layout`. */
export const registerLayoutTexts = (): void => registerTexts('layout', { tr, en });
