// npm run mutate:stryker: StrykerJS over what has to be right to the letter, one folder after the other.
// `npm run mutate:stryker machines` runs only those named; each has to reach the score of stryker.config.mjs.
import { run } from './lib/run.mjs';

const FOLDERS = {
  domain: 'packages/domain/src',
  machines: 'packages/machines/src',
  contract: 'packages/api-client/src/contract',
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in FOLDERS));
if (unknown.length > 0) {
  console.error(`Nothing to mutate is called "${unknown.join(', ')}". There are: ${Object.keys(FOLDERS).join(', ')}.`);
  process.exit(2);
}

for (const [name, folder] of Object.entries(FOLDERS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const env = { MUTATE_FOLDER: folder, TZ: 'America/Los_Angeles' };
  const { code } = await run('stryker', ['run', 'stryker.config.mjs'], { live: true, env });
  if (code !== 0) process.exitCode = 1;
}
