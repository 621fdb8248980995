// npm run build: the web app and the server, each where its sources have changed.
import { buildWhatChanged } from './buildWhatChanged.mjs';
import { ROOT } from './lib/run.mjs';

try {
  await buildWhatChanged(ROOT);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
