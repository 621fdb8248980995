import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const source = () => readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');

const cellsOf = (line) =>
  line
    .replace(/^\|\s*/, '')
    .replace(/\s*\|$/, '')
    .split(/\s*\|\s*/);

/** The statements of docs/specification.md: a map from id to sentence. */
export const readStatements = () => {
  const statements = new Map();
  for (const line of source().split('\n')) {
    const [id, statement] = cellsOf(line);
    // Open points (Q-nn) are readings, not statements.
    if (line.startsWith('|') && /^[A-Z]+-\d{2}$/.test(id) && !id.startsWith('Q-')) statements.set(id, statement);
  }
  return statements;
};

/** The ids of the open points (Q-nn), whose readings a label may name too. */
export const readReadings = () =>
  new Set(
    source()
      .split('\n')
      .map((line) => cellsOf(line)[0])
      .filter((id) => /^Q-\d{2}$/.test(id)),
  );

/** The rows of one canonical list, `L-9` say, as arrays of cells without notes such as "(exact)". */
export const readList = (name) => {
  const [, section = ''] = source().split(new RegExp(`^### ${name} .*$`, 'm'));
  const rows = section
    .split(/^##/m)[0]
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => cellsOf(row).map((cell) => cell.replace(/ \((?:exact|default)[^)]*\)$/, '')));
};
