import { getJestConfig } from '@storybook/test-runner';
import { launchOptions } from './scripts/lib/browser.mjs';

const config = getJestConfig();
const report = process.env.STORIES_REPORT ? ['./scripts/lib/jestReport.cjs'] : [];

/** Jest of `npm run test:stories`: Storybook's own, with the browser of every suite. */
export default {
  ...config,
  testTimeout: 60_000,
  reporters: ['default', ...report],
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: launchOptions(),
    },
  },
};
