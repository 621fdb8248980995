import { registerTexts } from '../../i18n/registerTexts.ts';
import { registerHomeworkTexts } from '../homework/texts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** Registers the words of a child's day, as namespace `childDay`, and those of the homework in it. */
export const registerChildDayTexts = (): void => {
  registerTexts('childDay', { tr, en });
  registerHomeworkTexts();
};
