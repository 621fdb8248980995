import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const FOLDERS = ['../../packages/ui/src', 'src'];
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const short = (number: number): string =>
  (number < LETTERS.length ? '' : short(Math.floor(number / LETTERS.length) - 1)) + LETTERS[number % LETTERS.length];

/**
 * Names the classes of every CSS module by a letter or two for their file and their number in it, instead of a hash, which
 * nothing compresses: styles, markup and scripts all carry them. The same in every build of the same files, so that pages
 * made beforehand wear the classes of the app.
 */
export const shortClassNames = (root: string): ((name: string, file: string) => string) => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.module.css'))
      .map((name) => resolve(root, folder, name)),
  ).sort();
  const modules = new Map(files.map((file, index) => [file, { id: short(index), names: new Array<string>() }]));
  return (name, file) => {
    const found = modules.get(resolve(file));
    if (found === undefined) throw new Error(`${relative(root, file)} is in no folder of styles`);
    const { id, names } = found;
    if (!names.includes(name)) names.push(name);
    return `${id}${names.indexOf(name)}`;
  };
};
