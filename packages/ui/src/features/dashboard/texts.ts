import { registerTexts } from '../../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** Registers the words that both dashboards share, as namespace `dashboard`. */
export const registerDashboardTexts = (): void => registerTexts('dashboard', { tr, en });
