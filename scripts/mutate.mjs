// npm run mutate: whether the tests that carry a statement's id fail once the statement is broken (docs/testing.md).
// `npm run mutate CH-07 S FH-12-2` tries those of a statement, a group, or one; `-- --changed [ref]` those whose files
// were changed since; `-- --jobs 2` two at a time.
import { parseArgs } from 'node:util';
import { readPatches } from './lib/mutate/patches.mjs';
import { createProofsOf } from './lib/mutate/proofsOf.mjs';
import { openScratch } from './lib/mutate/scratch.mjs';
import { failingAnyway, tryMutation } from './lib/mutate/tryMutation.mjs';
import { inParallel, inSeconds, run } from './lib/run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean' }, jobs: { type: 'string', default: '1' } },
});
const isName = (word) => /^[A-Z]+(?:-\d+){0,2}$/.test(word) && word !== 'HEAD';
const names = positionals.filter(isName);
const [ref = 'HEAD', ...strange] = positionals.filter((word) => !isName(word));
if (strange.length > 0 || (ref !== 'HEAD' && !values.changed)) {
  console.error(
    `Name ids (CH-07), groups (CH) or mutations (CH-07-2), or --changed [ref]; not "${[ref, ...strange].join(' ')}".`,
  );
  process.exit(2);
}

const changedSince = async (since) => {
  const { code, output } = await run('git', ['diff', '--name-only', since]);
  const added = await run('git', ['ls-files', '--others', '--exclude-standard']);
  if (code !== 0) throw new Error(output);
  return new Set(`${output}${added.output}`.split('\n'));
};

const changed = values.changed ? await changedSince(ref) : null;
const isWanted = ({ name, id, group, file, paths }) =>
  (names.length === 0 || names.some((one) => [name, id, group].includes(one))) &&
  (changed === null || [file, ...paths].some((path) => changed.has(path)));
const wanted = readPatches().filter((patch) => patch.id !== null && isWanted(patch));
for (const one of names.filter((one) => !wanted.some(({ name, id, group }) => [name, id, group].includes(one))))
  console.log(`note: there is no mutation of ${one}${changed ? ' among the changed' : ''}`);
if (wanted.length === 0) {
  console.log('Nothing to try.');
  process.exit(names.length > 0 && !changed ? 1 : 0);
}

const start = performance.now();
const proofsOf = createProofsOf();
const count = Math.min(Number(values.jobs), wanted.length);
const scratches = [];
for (let number = 1; number <= count; number += 1) scratches.push(await openScratch(number));

const free = [...scratches];
const results = await inParallel(
  wanted.map((patch) => async () => {
    const scratch = free.pop();
    const since = performance.now();
    const result = { patch, ...(await tryMutation(scratch, patch, proofsOf(patch))) };
    free.push(scratch);
    const { verdict, by, said } = result;
    const told =
      verdict === 'caught' ? `caught by ${by.file}: ${by.label}` : verdict === 'survived' ? 'SURVIVED' : verdict;
    const time = inSeconds((performance.now() - since) / 1000);
    console.log(
      `${verdict === 'caught' ? '✓' : '✗'} ${patch.name.padEnd(8)} ${told}${said ? ` (${said})` : ''} ${time}`,
    );
    if (verdict !== 'caught') console.log(`           ${patch.change ?? patch.file}`);
    return result;
  }),
  count,
);

const caught = results.filter(({ verdict }) => verdict === 'caught');
const failsAnyway = caught.length > 0 ? await failingAnyway(scratches[0], caught) : () => false;
const inVain = caught.filter(failsAnyway);
for (const { patch, by } of inVain)
  console.log(`✗ ${patch.name.padEnd(8)} ${by.file}: ${by.label} fails without it, too`);

const number = (verdict) => results.filter((result) => result.verdict === verdict).length;
const unfit = number('broken') + number('does not apply') + inVain.length;
const parts = [`${caught.length - inVain.length} caught`, `${number('survived')} survived`];
if (unfit > 0) parts.push(`${unfit} unfit`);
console.log(`${parts.join(', ')} (${inSeconds((performance.now() - start) / 1000)})`);
process.exitCode = caught.length - inVain.length === results.length ? 0 : 1;
