import { defineConfig } from 'vitest/config';

const [room, name] = (process.env.MUTATE_FOLDER ?? 'packages/domain').split('/');

/** The tests of one package, as Stryker runs them: it knows no projects. */
export default defineConfig({
  test: { env: { TZ: 'America/Los_Angeles' }, include: [`${room}/${name}/src/**/*.test.ts`] },
});
