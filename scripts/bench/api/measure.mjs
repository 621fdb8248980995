/** The middle one of some numbers. */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const FIELDS = ['perSecond', 'p50', 'p99', 'cpuMs'];

/** One round: what the load saw, and the processor time of the server a request, in milliseconds. */
export const measure = async (load, server, job) => {
  const before = await server.cpu();
  const seen = await load.run({ ...job, port: server.port, host: `127.0.0.1:${server.port}` });
  const used = (await server.cpu()) - before;
  return { ...seen, cpuMs: used / 1000 / Math.max(1, seen.count) };
};

/** The medians of several rounds, field by field. */
export const medians = (rounds) =>
  Object.fromEntries(FIELDS.map((field) => [field, median(rounds.map((round) => round[field]))]));

/** A line of the printed tables. */
export const line = (cells, widths) =>
  cells
    .map((cell, index) => String(cell).padEnd(widths[index]))
    .join('')
    .trimEnd();

/** The columns that every table shares. */
export const figures = ({ perSecond, p50, p99, cpuMs }) => [
  Math.round(perSecond),
  p50.toFixed(2),
  p99.toFixed(2),
  cpuMs.toFixed(3),
];
