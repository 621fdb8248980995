import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, run } from '../run.mjs';

// Below the project, so that node_modules can be hard-linked; no tool looks into .cache.
const FOLDER = join(ROOT, '.cache/mutate');
const INSTALLED = 'node_modules/.package-lock.json';

const must = async (command, args, options) => {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`);
  return output;
};

const copy = (path, folder) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(ROOT, path), join(folder, path), { verbatimSymlinks: true });
};

const isInstalled = (folder) =>
  existsSync(join(folder, INSTALLED)) &&
  readFileSync(join(folder, INSTALLED)).equals(readFileSync(join(ROOT, INSTALLED)));

/** Links what is missing, hard: nothing is copied, and the links of the workspaces lead to the scratch copy's own packages. */
const install = async (folder) => {
  const homes = ['packages', 'apps'].flatMap((room) => readdirSync(join(ROOT, room)).map((name) => `${room}/${name}`));
  for (const home of ['.', ...homes]) {
    const modules = join(home, 'node_modules');
    if (!existsSync(join(ROOT, modules)) || existsSync(join(folder, modules))) continue;
    await must('cp', ['-al', join(ROOT, modules), join(folder, modules)]);
    // Caches are written in place, which would write into the originals.
    for (const name of readdirSync(join(folder, modules)).filter((entry) => /^\.(?:cache|vite)/.test(entry)))
      rmSync(join(folder, modules, name), { recursive: true });
  }
};

/** A copy of the project as it lies there now, uncommitted changes included, in which to break things. */
export const openScratch = async (number) => {
  const folder = join(FOLDER, String(number));
  mkdirSync(folder, { recursive: true });
  if (!isInstalled(folder)) rmSync(folder, { recursive: true });
  else
    for (const name of readdirSync(folder))
      if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });

  const listed = await must('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const path of listed.split('\0')) if (path && existsSync(join(ROOT, path))) copy(path, folder);
  await install(folder);

  // Else git would take the scratch copy for a folder of the project and leave out every path of the patch.
  const apart = { cwd: folder, env: { GIT_CEILING_DIRECTORIES: FOLDER } };
  return {
    folder,
    number,
    /** Breaks it; says whether the patch applies. */
    apply: async ({ file }) => (await run('git', ['apply', join(ROOT, file)], apart)).code === 0,
    /** Makes it whole again. */
    restore: ({ paths }) => {
      for (const path of paths) {
        if (existsSync(join(ROOT, path))) copy(path, folder);
        else rmSync(join(folder, path), { force: true });
      }
    },
  };
};
