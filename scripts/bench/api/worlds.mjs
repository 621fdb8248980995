import { requestOf } from './table.mjs';
import { idOf, KINDS } from './seedRows.mjs';

/** Reads are spread over so many families, writes over the others, so that no list grows while it is measured. */
const READERS = 20;

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1));

/**
 * What is sent of each line: `requestsOf(line, {slice, of})`. Rows that serve once are dealt out in slices, so that no
 * round has to put back what another has changed.
 */
export const createWorlds = ({ families, tokens, week }) => {
  const readers = times(READERS, (index) => Math.ceil((families / READERS) * index));
  const isReader = new Set(readers);
  const writers = times(families, (index) => index).filter((number) => !isReader.has(number));

  const worldOf = (of, account) => ({
    week,
    account,
    number: of,
    ...Object.fromEntries(['child', 'homework', 'task'].map((kind) => [kind, (n) => idOf(KINDS[kind], of, n)])),
    // What stands for nothing but being removed.
    spareChild: (n) => idOf(KINDS.child, of, 100 + n),
    spareRule: (n) => idOf(KINDS.rule, of, 100 + n),
    headers: (session) => ({
      authorization: `Bearer ${tokens(of, session)}`,
      'time-zone': 'Europe/Istanbul',
      // What only the bare server reads.
      family: idOf(KINDS.family, of),
      session: idOf(KINDS.session, of, session),
    }),
  });

  return {
    writers,
    requestsOf(line, { slice, slices, account }) {
      const { each } = line;
      const of = line.kind === 'write' || line.kind === 'alone' ? writers : readers;
      if (!each) return of.map((number) => requestOf(line, worldOf(number, account)));
      const all = times(each, (n) => of.map((number) => [number, n])).flat();
      const size = Math.floor(all.length / slices);
      return all
        .slice(slice * size, (slice + 1) * size)
        .map(([number, n]) => requestOf(line, worldOf(number, account), n));
    },
  };
};
