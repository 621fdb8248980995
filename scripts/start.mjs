// Starts Kovan: builds what has changed since the last start (a release has no sources and is built), then runs the server
// in this very process, so that signals reach it. `npm start -- --seed` also fills an empty installation with an example family; `--new-secret`, which
// the server reads itself, puts a new secret in place of the data folder's own.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stopWithNpm } from './stopWithNpm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const seed = process.argv.includes('--seed');

const stopWith = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const OPTIONS = ['--seed', '--new-secret'];
const unknown = process.argv.slice(2).find((argument) => !OPTIONS.includes(argument));
if (unknown) stopWith(`The option ${unknown} is not known: there are ${OPTIONS.join(' and ')}.`);
if (!existsSync(new URL('../node_modules', import.meta.url)))
  stopWith('The dependencies are missing: run npm ci first.');

if (existsSync(new URL('buildWhatChanged.mjs', import.meta.url))) {
  const { buildWhatChanged } = await import('./buildWhatChanged.mjs');
  try {
    await buildWhatChanged(root);
  } catch (error) {
    stopWith(error.message);
  }
}

stopWithNpm();
process.setSourceMapsEnabled(true);
const { address } = await import(pathToFileURL(`${root}/apps/api/dist/server.js`).href);

// The seed says itself how it went; the server goes on in either case.
if (seed) spawn(process.execPath, [`${root}/scripts/seed.mjs`, address], { stdio: 'inherit' });
