import type { LaunchOptions } from 'playwright';

interface Kind {
  readonly isWhole?: boolean;
}

export const findBrowser: (kind?: Kind) => string | undefined;
export const ensureBrowser: (say?: (sentence: string) => void, kind?: Kind) => string;
export const launchOptions: () => LaunchOptions;
export const journeyLaunchOptions: () => LaunchOptions;
export const storyLaunchOptions: () => LaunchOptions;
