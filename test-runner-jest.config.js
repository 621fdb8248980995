import { getJestConfig } from '@storybook/test-runner';
import { storyLaunchOptions } from './scripts/lib/browser.mjs';

const config = getJestConfig();
const report = process.env.STORIES_REPORT ? ['./scripts/lib/jestReport.cjs'] : [];

/** Jest of `npm run test:stories`: Storybook's own, with the browser of every suite. */
export default {
  ...config,
  testTimeout: 60_000,
  testEnvironment: './scripts/lib/storyEnvironment.mjs',
  // What the test-runner sets up here for each file, the environment does once; no story has a snapshot.
  setupFilesAfterEnv: [],
  snapshotSerializers: [],
  reporters: ['default', ...report],
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: storyLaunchOptions(),
    },
  },
};
