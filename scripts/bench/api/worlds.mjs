import { idOf, KINDS, userOfSession, ZONE } from './seedRows.mjs';
import { requestOf } from './table.mjs';

/** Reads are spread over so many families, writes over the others, so that no list grows while it is measured. */
const READERS = 20;

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1));

/**
 * What is sent of each line: `requestsOf(line, {slice, of})`. Rows that serve once are dealt out in slices, so that no
 * round has to put back what another has changed.
 */
export const createWorlds = ({ families, tokenOf, week }) => {
  const readers = times(READERS, (index) => Math.ceil((families / READERS) * index));
  const isReader = new Set(readers);
  const writers = times(families, (index) => index).filter((number) => !isReader.has(number));

  const headersOf = async (family, session) => ({
    authorization: `Bearer ${await tokenOf(family, session)}`,
    'time-zone': ZONE,
    // What only the bare server reads.
    family: idOf(KINDS.family, family),
    session: idOf(KINDS.session, family, session),
    user: idOf(KINDS.user, family, userOfSession(session)),
  });

  const idsOf = (of, kinds) => Object.fromEntries(kinds.map((kind) => [kind, (n) => idOf(KINDS[kind], of, n)]));

  const worldOf = (of, account) => ({
    week,
    account,
    number: of,
    ...idsOf(of, ['child', 'homework', 'task', 'device', 'invitation', 'user', 'session']),
    // What stands for nothing but being removed.
    spareChild: (n) => idOf(KINDS.child, of, 100 + n),
    spareRule: (n) => idOf(KINDS.rule, of, 100 + n),
    // Two families that have nothing yet.
    joining: families + of,
    bringing: 2 * families + of,
    headers: ({ family = of, session = 0 }) => headersOf(family, session),
  });

  /** Accounts that are made for one round alone. */
  const prepared = async ({ prepare }, port) =>
    (await prepare(port)).map((one) => ({
      ...one,
      headers: async () => ({ authorization: `Bearer ${one.token}`, 'time-zone': ZONE }),
    }));

  const dealt = (line, { slice, slices, account }) => {
    const { each, kind } = line;
    const of = kind === 'write' || kind === 'alone' ? writers : readers;
    if (!each) return of.map((number) => [worldOf(number, account)]);
    const all = times(each, (n) => of.map((number) => [number, n])).flat();
    const size = Math.floor(all.length / slices);
    return all.slice(slice * size, (slice + 1) * size).map(([number, n]) => [worldOf(number, account), n]);
  };

  return {
    writers,
    async requestsOf(line, { port, ...slice }) {
      const asked = line.prepare ? (await prepared(line, port)).map((world) => [world]) : dealt(line, slice);
      return Promise.all(asked.map(([world, n]) => requestOf(line, world, n)));
    },
  };
};
