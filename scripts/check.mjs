// npm run check: everything that can be said about the sources without running the product. One line each when fine.
// `npm run check -- lint texts` runs only those; `types` runs only when it is named.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inParallel, inSeconds, ROOT, run } from './lib/run.mjs';

const CACHE = 'node_modules/.cache/kovan';
mkdirSync(join(ROOT, CACHE), { recursive: true });

const projects = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`))
  .filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')))
  .concat('.');

const types = async () => {
  const results = await inParallel(
    projects.map((project) => () => {
      const info = `${CACHE}/${project.replaceAll(/\W/g, '-')}.tsbuildinfo`;
      return run('tsc', ['--project', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', info]);
    }),
  );
  // A package's sources are looked at by each project that imports them: say each finding once.
  const lines = results.flatMap((result) => (result.code === 0 ? [] : result.output.split('\n')));
  return { code: Math.max(...results.map(({ code }) => code)), output: [...new Set(lines)].join('\n') };
};

const script = (name) => () => run('node', [`scripts/${name}.mjs`]);

const CHECKS = {
  // Rules and types in one reading of the sources; that it tells types too is new in oxlint.
  lint: () => run('oxlint', ['--quiet', '--type-check']),
  format: () => run('oxfmt', ['--check', '.']),
  imports: () =>
    run('depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'stories',
      '.storybook',
      'e2e',
      'scripts',
    ]),
  unused: () => run('knip', ['--no-config-hints', '--cache', '--cache-location', `${CACHE}/knip`]),
  lock: () => run('npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel', 'error']),
  texts: script('checkTexts'),
  statements: script('checkStatements'),
  mutations: script('checkMutations'),
  audit: script('audit'),
  sizes: script('checkSizes'),
};

/** TypeScript's own word on the types, where the lint's is doubted. */
const ON_REQUEST = { types };

const wanted = process.argv.slice(2);
const all = { ...CHECKS, ...ON_REQUEST };
const unknown = wanted.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`There is no check "${unknown.join(', ')}". There are: ${Object.keys(all).join(', ')}.`);
  process.exit(2);
}

const start = performance.now();
const failed = [];
await inParallel(
  Object.entries(wanted.length === 0 ? CHECKS : all)
    .filter(([name]) => wanted.length === 0 || wanted.includes(name))
    .map(([name, check]) => async () => {
      const since = performance.now();
      const { code, output } = await check();
      const time = inSeconds((performance.now() - since) / 1000);
      const note = output.split('\n').findLast((line) => line.startsWith('note: '));
      if (code === 0) {
        console.log(`✓ ${name.padEnd(11)} ${time}${note ? `  ${note.slice('note: '.length)}` : ''}`);
        return;
      }
      failed.push(name);
      console.log(`✗ ${name.padEnd(11)} ${time}\n${output.trimEnd().replaceAll(/^/gm, '    ')}`);
    }),
);
const total = inSeconds((performance.now() - start) / 1000);
console.log(failed.length === 0 ? `Every check is fine (${total}).` : `Not fine: ${failed.join(', ')} (${total}).`);
process.exitCode = failed.length === 0 ? 0 : 1;
