/** What a terminal must not be given: control signs, and signs that turn the direction of a line. */
const UNFIT = /\p{C}/gu;

/** A plain table for a terminal: a line of titles, then one a row, in columns as wide as they need. What is empty is a dash. */
export const tableOf = (titles: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [titles, ...rows].map((row) => row.map((cell) => cell.replace(UNFIT, '') || '-'));
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? '')].length)));
  const fill = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length);
  return lines.map((line) => line.map(fill).join('  ').trimEnd()).join('\n');
};
