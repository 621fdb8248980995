// npm run bench:helper: how well the embedded engine reads the kept part of the labelled sentences, and how fast.
// `npm run bench:helper -- --dev` shows every mistake on the development part instead; the kept part is never shown.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { compare, FIELDS, readLabelled, score } from './labels.mjs';
import { badTitle } from './titles.mjs';

const PRECISION = 0.95;
const RECALL = 0.9;
const GOOD_TITLES = 0.93;
const MEDIAN_MS = 5;
const ROUNDS = 20;

const entry = fileURLToPath(new URL('../../../apps/api/src/modules/helper/embedded/readSentence.ts', import.meta.url));
const { outputFiles } = await build({
  entryPoints: [entry],
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
});
const { readSentence } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
);

const dev = process.argv.includes('--dev');
const all = readLabelled();
const part = all.filter(({ kept }) => kept !== dev);
const pairs = part.map(({ text, today, labels }) => [readSentence(text, today), labels]);

if (dev) {
  pairs.forEach(([fields, labels], index) => {
    for (const field of FIELDS) {
      const outcome = compare(field, fields[field], labels);
      if (outcome !== 'wrong' && outcome !== 'missed') continue;
      const wanted =
        field === 'title' ? `+${labels.titleHas ?? ''} -${labels.titleLacks ?? ''}` : (labels[field] ?? 'none');
      console.log(`${field.padEnd(8)} ${part[index].text}\n         ${fields[field] ?? 'none'}  (label: ${wanted})`);
    }
  });
}

const titled = part.map((labelled, index) => {
  const { title } = pairs[index][0];
  return { language: labelled.language, text: labelled.text, title, fault: badTitle(title, labelled) };
});
if (dev) {
  for (const { text, title, fault } of titled.filter((one) => one.fault !== null)) {
    console.log(`good?    ${text}\n         ${title ?? 'none'}  (${fault})`);
  }
}

const timed = Array.from({ length: ROUNDS }, () =>
  part.map(({ text, today }) => {
    const start = performance.now();
    readSentence(text, today);
    return performance.now() - start;
  }),
).flat();
const median = timed.sort((a, b) => a - b)[Math.floor(timed.length / 2)];

console.log(`${dev ? 'Development' : 'Kept'} part: ${part.length} of ${all.length} sentences.\n`);
console.log('field      precision  recall   right/given/labelled');
let fine = median < MEDIAN_MS;
for (const field of FIELDS) {
  const { precision, recall, right, given, labelled } = score(field, pairs);
  const reached = precision >= PRECISION && recall >= RECALL;
  fine &&= reached;
  console.log(
    `${field.padEnd(10)} ${precision.toFixed(3).padEnd(10)} ${recall.toFixed(3).padEnd(8)} ${right}/${given}/${labelled}${reached ? '' : '  below the aim'}`,
  );
}
for (const language of ['tr', 'en']) {
  const own = titled.filter((one) => one.language === language);
  const good = own.filter((one) => one.fault === null).length;
  const reached = good / own.length >= GOOD_TITLES;
  fine &&= reached;
  console.log(
    `\nGood titles, ${language}: ${(good / own.length).toFixed(3)} (${good} of ${own.length})${reached ? '' : '  below the aim'}`,
  );
}
console.log(`\nMedian ${median.toFixed(3)} ms a sentence, in process (aim: under ${MEDIAN_MS} ms).`);
if (!dev && !fine) process.exitCode = 1;
