import { defineConfig } from '@playwright/test';
import { ENGLISH_DESKTOP, TURKISH_PHONE } from './e2e/support/screens.ts';
import { ZONE } from './e2e/support/today.ts';
import { journeyLaunchOptions } from './scripts/lib/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 3149);
const origin = `http://127.0.0.1:${port}`;

/**
 * Journeys in which size or language matters: these run on both. Routes, sessions, signing in, pages before their scripts
 * or without them (which are read in both languages anyway) and parts that don't arrive are the same on either, and run on
 * one; so does that of several people, of whom one has the other kind of browser. The main job is a finger's on the phone
 * and the keyboard's on the desktop.
 */
const ON_BOTH = /\/(?:firstPaint|frontDoor|pages)\.spec\.ts$/;
const ON_DESKTOP_ALONE = /\/keyboard\.spec\.ts$/;

/** Journeys over the built product, as `npm start` runs it. Needs `npm run build`; `npm run test:e2e` does both. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: journeyLaunchOptions(),
    timezoneId: ZONE,
    reducedMotion: 'reduce',
    // A worker would answer for the server whose answers journeys change or cut off; those that are about it let it in.
    serviceWorkers: 'block',
    // Writing it down costs every test half as much again; who looks into a failure asks for it.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'Turkish phone', use: TURKISH_PHONE, testIgnore: ON_DESKTOP_ALONE },
    { name: 'English desktop', use: ENGLISH_DESKTOP, testMatch: [ON_BOTH, ON_DESKTOP_ALONE] },
  ],
  webServer: {
    command: 'node e2e/support/serve.mjs',
    url: `${origin}/api/health`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      LIMIT_SIGN_UP: '1000',
      LIMIT_HELPER: '1000',
      LOCAL_GOOGLE: 'on',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  },
});
