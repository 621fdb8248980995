import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/** Where the mutations lie: `CH-07.patch`, and `CH-07-2.patch` where one statement has several. */
export const FOLDER = 'mutations';
const NAME = /^((?:[A-Z]+)-\d+)(?:-\d+)?\.patch$/;

const readPatch = (file) => {
  const text = readFileSync(join(ROOT, FOLDER, file), 'utf8');
  const [, id = null] = NAME.exec(file) ?? [];
  const [, change = null] = /^# (\S.*)$/m.exec(text.split(/^(?:diff|---) /m)[0]) ?? [];
  return {
    /** `CH-07-2` */
    name: file.replace(/\.patch$/, ''),
    /** The statement that it breaks, `null` where the file's name says none. */
    id,
    group: id?.split('-')[0] ?? null,
    /** What careless change it is, in words; `null` where the patch does not say. */
    change,
    file: `${FOLDER}/${file}`,
    /** The files that it changes. */
    paths: [...text.matchAll(/^\+\+\+ b\/(.+?)\t?$/gm)].map(([, path]) => path),
  };
};

/** Every mutation, by name. */
export const readPatches = () =>
  readdirSync(join(ROOT, FOLDER))
    .filter((file) => file.endsWith('.patch'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map(readPatch);
