import { defineConfig } from 'vitest/config';

/** The unit suites, one project a package. Narrow by name or file: `npx vitest run --project machines`, `npx vitest run packages/domain/src/days`. */
export default defineConfig({
  test: {
    // Elsewhere than the machine's own zone, so that a test which leans on it fails.
    env: { TZ: 'America/Los_Angeles' },
    // As many as there are cores, not one fewer: much of what the server's suites do is wait for the disk.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'domain', root: 'packages/domain', include: ['src/**/*.test.ts'] } },
      { extends: true, test: { name: 'machines', root: 'packages/machines', include: ['src/**/*.test.ts'] } },
      { extends: true, test: { name: 'report', root: 'packages/report', include: ['src/**/*.test.ts'] } },
      { extends: true, test: { name: 'api-client', root: 'packages/api-client', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'ui',
          root: 'packages/ui',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Its colours are measured; other styles stay out of unit tests.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        extends: true,
        test: { name: 'web', root: 'apps/web', include: ['{src,build}/**/*.test.{ts,tsx}'], environment: 'jsdom' },
      },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.{mjs,ts}'] } },
      'apps/api',
    ],
  },
});
