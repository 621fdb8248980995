import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT, run } from '../../lib/run.mjs';

/**
 * Builds the server as it ships, and what the bench needs of its sources: below node_modules, so that both find their
 * packages.
 */
export const buildProduct = async () => {
  const cache = join(ROOT, 'node_modules/.cache/kovan');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'bench-'));
  const built = await run('node', ['apps/api/build.mjs', '--out', join(folder, 'server')]);
  if (built.code !== 0) throw new Error(built.output);
  const outfile = join(folder, 'product.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('product.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['@electric-sql/pglite', 'pg', 'tar-fs'],
    logLevel: 'warning',
  });
  await cp(join(ROOT, 'apps/api/src/db/migrations'), join(folder, 'migrations'), { recursive: true });
  return {
    ...(await import(pathToFileURL(outfile).href)),
    bundle: outfile,
    server: join(folder, 'server/server.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
