import { figures, line as row, measure, medians } from './measure.mjs';

const WIDTHS = [30, 20, 12, 10, 10, 14, 10];

/** What the rounds of a call left behind is swept before the next, outside what is measured. */
const TIDY = ['vacuum analyze', 'checkpoint'];

/** Rows that serve once are dealt out: to each round, of ours and of the bare server's, and one slice to a profile. */
const slicesOf = (rounds) => 2 * (rounds + 1) + 1;
export const lastSlice = (rounds, { account, port }) => ({
  slice: slicesOf(rounds) - 1,
  slices: slicesOf(rounds),
  account,
  port,
});

/** Headers that differ from answer to answer, or say how it is sent; how a file is named is the export's own. */
const VARYING_HEADERS = new Set([
  'connection',
  'content-disposition',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
]);

const headersOf = (answer) =>
  [...answer.headers]
    .filter(([name]) => !VARYING_HEADERS.has(name))
    .map((header) => header.join(': '))
    .join('\n');

/** Fails where the two servers answer a read differently: then they do not do the same. */
const requireSameBytes = async ({ name, kind, varying }, [request], { bare, postgres }) => {
  if (kind !== 'read' && kind !== 'probe') return;
  const ask = async ({ port }) => {
    const { path, headers } = request;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const text = await answer.text();
    return `${answer.status}\n${headersOf(answer)}\n\n${varying ? text.replace(varying, '') : text}`;
  };
  const [byHand, ours] = await Promise.all([ask(bare), ask(postgres)]);
  if (byHand !== ours)
    throw new Error(`${name} is not answered alike:\n${byHand.slice(0, 1600)}\n${ours.slice(0, 1600)}`);
};

const shareOf = (result, server) => result.get(server).perSecond / (result.get('bare')?.perSecond ?? Number.NaN);

const isMissed = ({ aim }, result) => aim !== null && shareOf(result, 'postgres') < aim;

const noteOf = (line, server, result) => {
  if (line.kind === 'alone' || server === 'bare') return '';
  const missed = server === 'postgres' && isMissed(line, result);
  return `${shareOf(result, server).toFixed(2)}${missed ? `  below the aim of ${line.aim}` : ''}`;
};

/** Measures one call at each server, round by round in turn; the medians by server. */
const measureCall = async ({ load, servers, requestsOf, rounds, seconds, connections }, line) => {
  const { kind, call, each } = line;
  const measured = Object.entries(servers).filter(([server]) => kind !== 'alone' || server !== 'bare');
  const seen = new Map(measured.map(([server]) => [server, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [server, of] of measured) {
      const slice = 2 * round + (server === 'bare' ? 1 : 0);
      const slices = slicesOf(rounds);
      const requests = await requestsOf(line, { slice, slices, account: of.account, port: of.port });
      if (round === 0 && server === 'bare') await requireSameBytes(line, requests, servers);
      const result = await measure(load, of, {
        requests,
        once: each !== undefined,
        wanted: call.status,
        // What computes is told by how long one takes that nobody else makes wait.
        connections: kind === 'alone' ? 1 : connections,
        // The first round warms up and is not counted.
        seconds: round === 0 ? seconds / 2 : seconds,
      });
      if (round > 0) seen.get(server).push(result);
    }
  }
  return new Map([...seen].map(([server, of]) => [server, medians(of)]));
};

/** Rows that serve once are used up by then. */
const canRepeat = ({ each }) => each === undefined;

/** A core that does something else for a tenth of a second takes a fifth of a short round. */
const longer = ({ seconds, ...rest }) => ({ ...rest, seconds: 4 * seconds });

/**
 * Asks every read once without measuring: what all of them pass through is compiled then, in each server, and which line
 * comes first makes no difference.
 */
const warmUp = async ({ lines, load, servers, requestsOf, seconds, connections }) => {
  for (const line of lines.filter(({ kind }) => kind === 'read')) {
    for (const of of Object.values(servers)) {
      const requests = await requestsOf(line, lastSlice(1, of));
      await measure(load, of, { requests, wanted: line.call.status, connections, seconds });
    }
  }
};

/**
 * Measures every call at the product over both engines beside the bare server; gives whether every share is reached. What
 * misses its aim is printed, and measured once more, longer, when all others are done: that counts. Whatever else the
 * machine did then is over.
 */
export const compareEngines = async ({ lines, servers, execute, ...rest }) => {
  console.log(row(['call', 'server', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'of bare'], WIDTHS));
  await warmUp({ lines, servers, ...rest });
  const measureAll = async (some, effort) => {
    const missed = [];
    for (const line of some) {
      const result = await measureCall({ servers, ...effort }, line);
      for (const [server, of] of result)
        console.log(row([line.name, servers[server].title, ...figures(of), noteOf(line, server, result)], WIDTHS));
      if (line.kind === 'write') await execute(TIDY);
      if (isMissed(line, result)) missed.push(line);
    }
    return missed;
  };
  const missed = await measureAll(lines, rest);
  const again = missed.filter(canRepeat);
  if (again.length > 0) console.log('\nOnce more, longer:\n');
  const missedAgain = await measureAll(again, longer(rest));
  return missedAgain.length === 0 && missed.every(canRepeat);
};
