import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, resolve } from 'node:path';

/** The room that a source belongs to: a package, a room of ours, Node itself, or the engine. */
const roomOf = (source, functionName) => {
  if (source.startsWith('node:')) return 'Node (sockets, HTTP, streams)';
  if (source === '') return functionName.startsWith('(') ? functionName : 'engine built-ins';
  const packed = source.split('node_modules/').at(-1);
  if (source.includes('node_modules/')) return packed.split('/', packed.startsWith('@') ? 2 : 1).join('/');
  return source.includes('apps/api/') ? 'Kovan, server' : 'Kovan, packages';
};

/** A source map names its sources as seen from beside it. */
const absolute = (map, source) => (source ? resolve(dirname(map), source) : '');

/**
 * Where a server's time went: the shares of its working time by room and by function. `map` is the source map of its
 * bundle.
 */
export const profileShares = (file, map) => {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(file, 'utf8'));
  const sources = new SourceMap(JSON.parse(readFileSync(map, 'utf8')));
  const roomById = new Map(
    nodes.map(({ id, callFrame: { url, functionName, lineNumber, columnNumber } }) => {
      const source = url.endsWith('/server.js')
        ? absolute(map, sources.findEntry(lineNumber, columnNumber).originalSource)
        : url;
      return [id, { room: roomOf(source, functionName), name: functionName }];
    }),
  );
  const byRoom = new Map();
  const byFunction = new Map();
  let total = 0;
  for (const [index, id] of samples.entries()) {
    const { room, name } = roomById.get(id);
    if (room === '(idle)') continue;
    total += timeDeltas[index];
    byRoom.set(room, (byRoom.get(room) ?? 0) + timeDeltas[index]);
    byFunction.set(`${room}: ${name}`, (byFunction.get(`${room}: ${name}`) ?? 0) + timeDeltas[index]);
  }
  const shares = (times) => [...times].map(([name, time]) => [name, time / total]).sort((a, b) => b[1] - a[1]);
  return { rooms: shares(byRoom), functions: shares(byFunction) };
};
