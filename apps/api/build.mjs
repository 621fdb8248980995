// Bundles the server and the commands of its operator, since Node 20 reads no TypeScript. With --watch it bundles anew and restarts at every change;
// --out names another folder than dist.
import { spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import esbuild from 'esbuild';
import { emptyDatabase } from './emptyDatabase.mjs';
import { EXTERNAL } from './external.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { values: asked } = parseArgs({ options: { watch: { type: 'boolean' }, out: { type: 'string' } } });
const out = asked.out ?? here('dist');

/** What the bundle reads from beside it. */
const copyFiles = async () => {
  await cp(here('src/db/migrations'), join(out, 'migrations'), { recursive: true });
  await cp(await emptyDatabase(), join(out, 'database.tar.br'));
};

/** Runs each new bundle in place of the one before. */
const restartServer = () => {
  let server;
  const stopped = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return {
    name: 'restart-server',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        await copyFiles();
        await stopped();
        server = spawn(process.execPath, ['--enable-source-maps', join(out, 'server.js')], { stdio: 'inherit' });
      });
    },
  };
};

const options = {
  entryPoints: { server: here('src/server.ts'), admin: here('src/admin.ts') },
  outdir: out,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  // Node reads the whole map at a start and keeps it: with the text of all sources that is 50 MB of a server’s memory.
  sourcesContent: false,
  external: EXTERNAL,
  // What is CommonJS inside the bundle still asks for Node's own modules by require.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
};

await rm(out, { recursive: true, force: true });
if (asked.watch) {
  const context = await esbuild.context({ ...options, plugins: [restartServer()] });
  await context.watch();
} else {
  await esbuild.build(options);
  await copyFiles();
}
