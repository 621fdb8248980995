const inKilobytes = (bytes) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0);

const COLUMNS = [
  ['FCP ms', ({ fcp }) => fcp.toFixed(0)],
  ['LCP ms', ({ lcp }) => lcp.toFixed(0)],
  ['TTI ms', ({ tti }) => tti.toFixed(0)],
  ['blocked ms', ({ blocked }) => blocked.toFixed(0)],
  ['CLS', ({ cls }) => cls.toFixed(4)],
  ['requests', ({ requestsBefore, requests }) => `${requestsBefore} / ${requests}`],
  ['kB', ({ bytesBefore, bytes }) => `${inKilobytes(bytesBefore)} / ${inKilobytes(bytes)}`],
];
const RATIOS = [
  ['FCP × static', ({ fcp }, { bareStatic }) => fcp / bareStatic.fcp],
  ['LCP × static', ({ lcp }, { bareStatic }) => lcp / bareStatic.lcp],
  ['TTI × React', ({ tti }, { bareReact }) => tti / bareReact.tti],
];

/** A table of Markdown, its columns as wide as they must be. */
export const toTable = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
};

/** The medians of all pages, with their ratios to those of the bare pages. */
export const speedTable = (medians, bare) =>
  toTable([
    ['page', ...COLUMNS.map(([name]) => name), ...RATIOS.map(([name]) => name)],
    ...[...medians].map(([page, figures]) => [
      page,
      ...COLUMNS.map(([, show]) => show(figures)),
      ...RATIOS.map(([, ratio]) => ratio(figures, bare).toFixed(2)),
    ]),
  ]);
