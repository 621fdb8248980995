import { registerTexts } from '../../i18n/registerTexts.ts';
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** The texts of children's devices, under the namespace `devices`. */
export const registerDevicesTexts = (): void => registerTexts('devices', { tr, en });
