import { defineConfig } from 'vitest/config';

// A database takes seconds to come up on a busy machine.
export default defineConfig({
  test: { name: 'api', include: ['test/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
