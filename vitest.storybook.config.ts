import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { storyLaunchOptions } from './scripts/lib/browser.mjs';

/** The inner loop for stories, fast because all share one page: `npm run test:stories:quick -- stories/screens/Children`. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    isolate: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: storyLaunchOptions() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
