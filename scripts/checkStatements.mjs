// Every statement of docs/specification.md is proved by a test or a story whose label names it, and no label names another.
import { readProofs } from './lib/proofs.mjs';
import { readReadings, readStatements } from './lib/specification.mjs';

const statements = readStatements();
const readings = readReadings();
const { labels, passedOver } = readProofs();
const proved = new Set(labels.map(({ id }) => id));
const unproved = [...statements.keys()].filter((id) => !proved.has(id));

const findings = [
  ...labels
    .filter(({ id }) => !statements.has(id) && !readings.has(id))
    .map(({ id, place }) => `${place} names ${id}, which is no statement`),
  ...passedOver.map((place) => `${place}: a test that does not always run proves nothing`),
  ...unproved.map((id) => `${id} is proved by nothing: ${statements.get(id)}`),
];
for (const finding of findings) console.log(finding);
console.log(`note: ${statements.size - unproved.length} of ${statements.size} statements proved`);
process.exitCode = findings.length === 0 ? 0 : 1;
