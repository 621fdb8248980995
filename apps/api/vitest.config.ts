import { defineConfig } from 'vitest/config';

// A database in memory takes a second or two to come up on a slow machine.
export default defineConfig({ test: { name: 'api', include: ['test/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 } });
