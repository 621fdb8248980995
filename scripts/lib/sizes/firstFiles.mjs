import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.{1,2}\/[^"']+)["']/g;

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** A script and everything that it imports at once, as paths below the folder. */
const withImports = (folder, file, known) => {
  if (known.has(file)) return;
  known.add(file);
  const code = readFileSync(join(folder, file), 'utf8');
  for (const imported of all(code, IMPORT)) withImports(folder, posix.join(posix.dirname(file), imported), known);
};

const isInRange = (char, range) => {
  const [from, to = from] = range.trim().replace(/^U\+/i, '').split('-');
  const code = char.codePointAt(0);
  return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
};

/** The fonts of a stylesheet that have signs of the text. */
const fontsFor = (styles, text) => {
  const signs = [...new Set(text)];
  return [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face]) => {
    const file = /url\(["']?\/?([^"')]+)["']?\)/.exec(face)?.[1];
    const ranges = /unicode-range:\s*([^;}]+)/.exec(face)?.[1]?.split(',') ?? [];
    return file && signs.some((sign) => ranges.some((range) => isInRange(sign, range))) ? [file] : [];
  });
};

/**
 * What a built page asks for before it can be used: its scripts with all that they import, its styles, its fonts; with the
 * screens that its address loads, each named by its own script.
 */
export const firstFiles = (folder, page, screens = []) => {
  const html = readFileSync(join(folder, page), 'utf8');
  const scripts = new Set();
  for (const file of screens) withImports(folder, file, scripts);
  for (const file of all(html, /<(?:script|link)\b[^>]*(?:src|href)="\/([^"]+\.js)"/g))
    withImports(folder, file, scripts);
  const linked = all(html, /<link\b[^>]*rel="stylesheet"[^>]*href="\/([^"]+)"/g);
  const styles = [
    ...all(html, /<style>([\s\S]*?)<\/style>/g),
    ...linked.map((file) => readFileSync(join(folder, file), 'utf8')),
  ];
  const text = html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
  const fonts = fontsFor(styles.join('\n'), text);
  return { scripts: [...scripts], styles, fonts, requests: 1 + scripts.size + linked.length + fonts.length };
};
