// Bundles the server, since Node 20 reads no TypeScript. With --watch it bundles anew and restarts at every change.
import { spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const watch = process.argv.includes('--watch');

/** Runs the bundle, and in place of the one before. */
const restartServer = () => {
  let server;
  return {
    name: 'restart-server',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        await copyMigrations();
        if (server && server.exitCode === null && server.signalCode === null) {
          const ended = new Promise((resolve) => server.once('exit', resolve));
          server.kill('SIGTERM');
          await ended;
        }
        server = spawn(process.execPath, ['--enable-source-maps', here('dist/server.js')], { stdio: 'inherit' });
      });
    },
  };
};

const copyMigrations = () => cp(here('src/db/migrations'), here('dist/migrations'), { recursive: true });

const options = {
  entryPoints: [here('src/server.ts')],
  outfile: here('dist/server.js'),
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  // These bring files of their own, or are read by their installed place; our packages are TypeScript and come along.
  packages: 'external',
  alias: Object.fromEntries([]),
  logLevel: 'warning',
};

await rm(here('dist'), { recursive: true, force: true });
if (watch) {
  const context = await esbuild.context({ ...options, plugins: [restartServer()] });
  await context.watch();
} else {
  await esbuild.build(options);
  await copyMigrations();
}
