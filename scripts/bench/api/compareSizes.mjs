import { figures, line, measure, medians } from './measure.mjs';

const WIDTHS = [30, 12, 10, 10, 14, 10];

/** Measures the dashboard of ordinary families in databases of several sizes; gives whether the largest costs little more. */
export const compareSizes = async ({ load, sizes, rounds, seconds, connections, most }) => {
  console.log(line(['rows', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'of first'], WIDTHS));
  const seen = sizes.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { server, requests }] of sizes.entries()) {
      const result = await measure(load, server, {
        requests,
        wanted: 200,
        connections,
        seconds: round === 0 ? seconds / 2 : seconds,
      });
      if (round > 0) seen[index].push(result);
    }
  }
  const results = seen.map(medians);
  let fine = true;
  for (const [index, { title, bounded }] of sizes.entries()) {
    // At a fixed number of requests under way, what one costs is the inverse of how many are answered a second.
    const cost = results[0].perSecond / results[index].perSecond;
    const missed = bounded && cost > most;
    if (missed) fine = false;
    const note = `${cost.toFixed(2)}${missed ? `  above the aim of ${most}` : ''}`;
    console.log(line([title, ...figures(results[index]), note], WIDTHS));
  }
  return fine;
};
