import { figures, line, measure, medians } from './measure.mjs';

const WIDTHS = [12, 22, 12, 10, 10, 14, 10];

/** What the completing rounds changed is put back, and what was left behind is swept, outside what is measured. */
const RESET = [
  `update homework set status = 'active', completed_at = null
   where status = 'completed' and right(id::text, 12)::bigint % 4 = 0 and id::text like 'd%'`,
  'vacuum analyze homework',
  'vacuum idempotent_answers',
  'checkpoint',
];

/** Measures the product over both engines beside the bare server, round by round; gives whether every share is reached. */
export const compareEngines = async ({ load, servers, calls, execute, rounds, seconds, connections }) => {
  console.log(line(['call', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'of bare'], WIDTHS));
  let fine = true;
  for (const { name, target, wanted, once = false, ...requests } of calls) {
    const seen = new Map(Object.keys(servers).map((server) => [server, []]));
    // The embedded database is nobody else's to reset: it goes on where it stopped.
    let embeddedFrom = 0;
    for (let round = 0; round <= rounds; round += 1) {
      for (const [kind, server] of Object.entries(servers)) {
        const all = kind === 'bare' ? requests.bare : requests.ours;
        const from = once && kind === 'pglite' ? embeddedFrom : 0;
        const job = { requests: all.slice(from), once, wanted, connections };
        // The first round warms up and is not counted.
        const result = await measure(load, server, { ...job, seconds: round === 0 ? seconds / 2 : seconds });
        if (kind === 'pglite') embeddedFrom += result.count;
        else if (once) await execute(RESET);
        if (round > 0) seen.get(kind).push(result);
      }
    }
    const result = new Map([...seen].map(([kind, of]) => [kind, medians(of)]));
    const bare = result.get('bare').perSecond;
    for (const [kind, of] of result) {
      const share = of.perSecond / bare;
      const missed = kind === 'postgres' && share < target;
      if (missed) fine = false;
      const note = kind === 'bare' ? '' : `${share.toFixed(2)}${missed ? `  below the aim of ${target}` : ''}`;
      console.log(line([name, servers[kind].title, ...figures(of), note], WIDTHS));
    }
  }
  return fine;
};
