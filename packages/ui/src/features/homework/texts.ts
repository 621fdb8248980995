import { registerTexts } from '../../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** Registers the words that both homework screens share, as namespace `homework`. */
export const registerHomeworkTexts = (): void => registerTexts('homework', { tr, en });
