// npm run build: the web app and the server, as `npm start` runs them.
import { inParallel, inSeconds, run } from './lib/run.mjs';

const BUILDS = {
  'the web app': () => run('vite', ['build', '--logLevel', 'warn'], { cwd: 'apps/web' }),
  'the server': () => run('node', ['build.mjs'], { cwd: 'apps/api' }),
};

await inParallel(
  Object.entries(BUILDS).map(([name, build]) => async () => {
    const { code, output, seconds } = await build();
    if (output.trim() !== '') console.log(output.trimEnd());
    console.log(code === 0 ? `Built ${name} (${inSeconds(seconds)}).` : `Could not build ${name}.`);
    if (code !== 0) process.exitCode = 1;
  }),
);
