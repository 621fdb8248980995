import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../files.mjs';
import { ROOT } from '../run.mjs';

const FOLDERS = ['packages/ui/src', 'apps/web/src'];
const COMMON = 'packages/ui/src/i18n';

/** `{ 'a.b': 'text' }` of a nested object of texts. */
const flatten = (object, prefix = '') =>
  Object.assign(
    {},
    ...Object.entries(object).map(([key, value]) =>
      typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : { [prefix + key]: value },
    ),
  );

/** The namespace that a folder's texts are registered under, by `registerTexts('namespace', …)` in one of its files. */
const namespaceOf = (folder, files) => {
  if (folder === COMMON) return 'common';
  const names = files
    .filter((file) => dirname(file) === folder && /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(/registerTexts\(\s*'([^']+)'/g)])
    .map((match) => match[1]);
  return new Set(names).size === 1 ? names[0] : undefined;
};

const readJson = (file) =>
  existsSync(join(ROOT, file)) ? flatten(JSON.parse(readFileSync(join(ROOT, file), 'utf8'))) : {};

/** All texts, `{ namespace, folder, tr, en }` a folder that has a tr.json or en.json; the namespace is missing where none is registered. */
export const readTexts = () => {
  const files = FOLDERS.flatMap(filesBelow);
  const folders = new Set(files.filter((file) => /\/(?:tr|en)\.json$/.test(file)).map(dirname));
  return [...folders].map((folder) => ({
    namespace: namespaceOf(folder, files),
    folder,
    tr: readJson(`${folder}/tr.json`),
    en: readJson(`${folder}/en.json`),
  }));
};

/** The TypeScript sources of what people see, tests apart. */
export const uiSources = () =>
  FOLDERS.flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file));
