import { registerTexts } from '../../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** What is said of what waits to be sent, under the namespace `queue`. */
export const registerQueueTexts = (): void => registerTexts('queue', { tr, en });
