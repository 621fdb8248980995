import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type TestUserConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Memory in large pages, where glibc hands it out: a process that lives for seconds spends much of them on asking for small
// ones. What the workers start takes it on.
process.env['GLIBC_TUNABLES'] ??= 'glibc.malloc.hugetlb=1';

// A database takes seconds to come up, on a busy machine many.
const server = {
  root: 'apps/api',
  globalSetup: fromRoot('apps/api/test/support/inMemory.ts'),
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // After all others, which leave a core idle now and then: the other suites can use it at their beginning, not at the end.
  sequence: { groupOrder: 1 },
};

/** A package that is plain code: what a worker has loaded serves all its files. */
const plain = (name: string) => ({
  extends: true as const,
  test: { name, root: `packages/${name}`, include: ['src/**/*.test.ts'], isolate: false },
});

/**
 * What draws, or asks for a window. A process serves many files, and so do its window and the libraries: to load jsdom, React
 * and all around them anew for each file would double what these tests take. Modules of ours are loaded anew, and the window
 * is as a new one.
 */
const inPage = {
  environment: 'jsdom',
  isolate: false,
  setupFiles: fromRoot('scripts/lib/newWindow.mjs'),
} satisfies TestUserConfig;

/**
 * Suites of the server that put a module of their own in the place of another, so that all has to be loaded anew; that need
 * the real argon2; or whose stop would go on ending idle connections of every server in their process.
 */
const ALONE = [
  'disk',
  'db/closedFiles',
  'db/durableFolder',
  'db/firstStart',
  'db/open',
  'http/gracefulStop',
  'identity/provider',
].map((name) => `test/${name}.test.ts`);

/** The unit suites, one project a package. Narrow by name or file: `npx vitest run --project machines`, `npx vitest run packages/domain/src/days`. */
export default defineConfig({
  test: {
    // Elsewhere than the machine's own zone, so that a test which leans on it fails.
    env: { TZ: 'America/Los_Angeles' },
    // As many workers as there are cores, not one fewer: much of what the server's suites do is wait for the disk.
    maxWorkers: availableParallelism(),
    execArgv: [
      // What a request leaves behind dies young: with room for it, these take a fifteenth less of the processor.
      '--min-semi-space-size=32',
      '--max-semi-space-size=64',
      // Of the database's engine only what is called is compiled, and a second time only what is called on and on: a worker
      // rarely lives long enough to earn more back.
      '--wasm-lazy-compilation',
      '--wasm-tiering-budget=300000000',
    ],
    // Ends what hangs, and proves nothing: a busy machine takes many times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A line that a worker still hands on when its last test is done would fail the run: what is said goes straight out.
    disableConsoleIntercept: true,
    setupFiles: [fromRoot('scripts/lib/patientWaits.mjs')],
    expect: { poll: { timeout: 10_000 } },
    projects: [
      plain('domain'),
      plain('machines'),
      plain('report'),
      plain('api-client'),
      {
        extends: true,
        test: {
          ...inPage,
          name: 'ui',
          root: 'packages/ui',
          include: ['src/**/*.test.{ts,tsx}'],
          // Its colours are measured; other styles stay out of unit tests.
          css: { include: [/tokens\/\w+\.css/] },
        },
      },
      {
        extends: true,
        test: { ...inPage, name: 'web', root: 'apps/web', include: ['{src,build}/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.{mjs,ts}'], isolate: false } },
      {
        extends: true,
        test: {
          ...server,
          name: 'api',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE],
          alias: [
            { find: '@node-rs/argon2', replacement: fromRoot('apps/api/test/support/quickHashes.ts') },
            { find: 'jose/key/generate/keypair', replacement: fromRoot('apps/api/test/support/quickKeys.ts') },
            {
              find: /^\.\.\/embedded\/newDatabase\.ts$/,
              replacement: fromRoot('apps/api/test/support/newDatabases.ts'),
            },
          ],
          // What a worker has loaded serves all its files, which takes a third off the time of these.
          isolate: false,
        },
      },
      { extends: true, test: { ...server, name: 'api alone', include: ALONE } },
    ],
  },
});
