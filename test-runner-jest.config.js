import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from './scripts/lib/browser.mjs';

const config = getJestConfig();

/** Jest of `npm run test:stories`: Storybook's own, with the browser of every suite. */
export default {
  ...config,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: launchOptions(),
    },
  },
};
