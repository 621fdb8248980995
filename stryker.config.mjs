const folder = process.env.MUTATE_FOLDER ?? 'packages/domain/src';

/** `npm run mutate:stryker` runs this for one folder after the other. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.stryker.config.ts' },
  mutate: [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/test[A-Z]*.ts'],
  ignorePatterns: ['**', '!package.json', '!tsconfig*.json', '!vitest.stryker.config.ts', '!packages/**/*'],
  concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 2),
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: `test-results/stryker/${folder.replaceAll('/', '-')}.json` },
  thresholds: { high: 95, low: 92, break: 92 },
  tempDirName: '.cache/stryker',
};
