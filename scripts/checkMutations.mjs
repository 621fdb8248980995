// Every mutation applies to the tree as it is, says what it breaks, and there are enough of each group of statements.
import { FOLDER, readPatches } from './lib/mutate/patches.mjs';
import { inParallel, run } from './lib/run.mjs';
import { readStatements } from './lib/specification.mjs';

/** How many mutations there are at least: of each group (the letters before the dash), and in all. */
const FEWEST_A_GROUP = 2;
const FEWEST = 150;

const statements = readStatements();
const patches = readPatches();
const groups = [...new Set([...statements.keys()].map((id) => id.split('-')[0]))];

const findingsOf = ({ file, id, change, paths }) => {
  if (id === null) return [`${file} is not named after a statement, such as CH-07.patch or CH-07-2.patch`];
  const findings = [];
  if (!statements.has(id)) findings.push(`${file} breaks ${id}, which is no statement`);
  if (change === null) findings.push(`${file} does not say above the diff, after "# ", what careless change it is`);
  if (paths.length === 0) findings.push(`${file} changes nothing`);
  return findings;
};

/** Patches that git can try in one go, no two of one file: of these it would try the second on top of the first. */
const layersOf = () => {
  const heights = new Map();
  const layers = [];
  for (const patch of patches) {
    const height = Math.max(0, ...patch.paths.map((path) => heights.get(path) ?? 0));
    for (const path of patch.paths) heights.set(path, height + 1);
    (layers[height] ??= []).push(patch);
  }
  return layers;
};

const tryTogether = (files) => run('git', ['apply', '--check', ...files]);

/** Which of a layer's patches don't apply, and why. */
const unfitOf = async (layer) => {
  const files = layer.map(({ file }) => file);
  const { code } = await tryTogether(files);
  if (code === 0) return [];
  const answers = await inParallel(files.map((file) => () => tryTogether([file])));
  return answers.flatMap(({ code: own, output }, at) =>
    own === 0 ? [] : [`${files[at]} does not apply; take it along (docs/testing.md): ${output.split('\n')[0]}`],
  );
};

const unfit = await inParallel(layersOf().map((layer) => () => unfitOf(layer)));
const findings = [...patches.flatMap(findingsOf), ...unfit.flat()];
const few = groups
  .map((group) => ({ group, count: patches.filter((patch) => patch.group === group).length }))
  .filter(({ count }) => count < FEWEST_A_GROUP);
for (const { group, count } of few) findings.push(`${group} has ${count} mutations of at least ${FEWEST_A_GROUP}`);
if (patches.length < FEWEST) findings.push(`There are ${patches.length} mutations of at least ${FEWEST}`);

for (const finding of findings) console.log(finding);
console.log(`note: ${patches.length} mutations in ${FOLDER}/`);
process.exitCode = findings.length === 0 ? 0 : 1;
