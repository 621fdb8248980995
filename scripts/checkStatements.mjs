// Every statement of docs/specification.md is proved by a test or a story whose label names it, and no label names another.
import { isLater } from './lib/laterStatements.mjs';
import { readProofs } from './lib/proofs.mjs';
import { readReadings, readStatements } from './lib/specification.mjs';

const statements = readStatements();
const readings = readReadings();
const { labels, passedOver } = readProofs();
const proved = new Set(labels.map(({ id }) => id));
const unproved = [...statements.keys()].filter((id) => !proved.has(id));
const missing = unproved.filter((id) => !isLater(id));
const later = unproved.filter(isLater);

const findings = [
  ...labels
    .filter(({ id }) => !statements.has(id) && !readings.has(id))
    .map(({ id, place }) => `${place} names ${id}, which is no statement`),
  ...passedOver.map((place) => `${place}: a test that does not always run proves nothing`),
  ...missing.map((id) => `${id} is proved by nothing: ${statements.get(id)}`),
];
for (const finding of findings) console.log(finding);
if (later.length > 0) console.log(`Still to come, and proved by nothing yet: ${later.join(' ')}`);
console.log(
  `note: ${statements.size - unproved.length} of ${statements.size} statements proved, ${later.length} still to come`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
