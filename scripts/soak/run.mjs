// npm run soak [-- part …]: attacks the built server for minutes where tests take seconds. Each part is a file of this
// folder; all run where none is named. Further options go to the parts: `npm run soak -- killed --kills 5`.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inSeconds } from '../lib/run.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const parts = readdirSync(here)
  .filter((name) => name.endsWith('.mjs') && name !== 'run.mjs')
  .map((name) => name.slice(0, -'.mjs'.length));

const given = process.argv.slice(2);
const isPart = (word, index) => !word.startsWith('-') && !given[index - 1]?.startsWith('--');
const wanted = given.filter(isPart);
const unknown = wanted.find((name) => !parts.includes(name));
if (unknown) {
  console.error(`There is no part "${unknown}" of the soak. There are: ${parts.join(', ')}.`);
  process.exit(2);
}
const args = given.filter((word, index) => !isPart(word, index));

let failed = 0;
for (const name of wanted.length > 0 ? wanted : parts) {
  const since = performance.now();
  const say = (line) => console.log(`[${name}] ${line}`);
  const part = await import(new URL(`${name}.mjs`, import.meta.url).href);
  const { ok, lines } = await part
    .default({ say, args })
    .catch((error) => ({ ok: false, lines: [`it broke off: ${error.message.trim()}`] }));
  for (const line of lines) say(line);
  say(`${ok ? 'ok' : 'FAIL'} (${inSeconds((performance.now() - since) / 1000)})`);
  if (!ok) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
