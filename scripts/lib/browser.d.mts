import type { LaunchOptions } from 'playwright';

export const findBrowser: () => string | undefined;
export const ensureBrowser: (say?: (sentence: string) => void) => string;
export const launchOptions: () => LaunchOptions;
