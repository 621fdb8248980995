// The texts of both languages: whole, translated, used, nothing written into JSX, and letter for letter what the lists say.
import { compareCanonical } from './lib/texts/canonical.mjs';
import { compareLanguages } from './lib/texts/compareLanguages.mjs';
import { compareUses } from './lib/texts/compareUses.mjs';
import { readTexts } from './lib/texts/readTexts.mjs';

const rooms = readTexts();
const registered = rooms.filter(({ namespace }) => namespace !== undefined);

const findings = [
  ...rooms
    .filter(({ namespace }) => namespace === undefined)
    .map(({ folder }) => `${folder} has texts that no registerTexts names once`),
  ...rooms.flatMap(compareLanguages),
  ...compareUses(registered),
  ...compareCanonical(rooms),
];
for (const finding of findings) console.log(finding);
const count = rooms.reduce((sum, { tr }) => sum + Object.keys(tr).length, 0);
console.log(`note: ${count} texts in two languages`);
process.exitCode = findings.length === 0 ? 0 : 1;
