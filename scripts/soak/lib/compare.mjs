import { isDeepStrictEqual } from 'node:util';
import { sendUntilAnswered } from './calls.mjs';

const LISTS = [
  ['children', '/api/children'],
  ['homework', '/api/v2/homework'],
  ['tasks', '/api/tasks'],
  ['rules', '/api/scheduled-tasks'],
  ['occurrences', '/api/tasks/completed', ({ scheduledTaskId }) => scheduledTaskId !== null],
];

/** Compares what a family reads with what was acknowledged: what is lost, stale or too much, each as `{ kind, what }`. */
export const differences = async ({ origin, token, counts, model }) => {
  const found = [];
  for (const [list, path, belongs = () => true] of LISTS) {
    const answer = await sendUntilAnswered(origin, token, counts, { method: 'GET', path, allowed: [200] });
    const data = answer.data.filter(belongs);
    const there = new Map(data.map((row) => [row.id, row]));
    if (there.size !== data.length) found.push({ kind: 'doubled', what: `${list}: an id twice` });
    for (const [id, row] of model[list]) {
      const seen = there.get(id);
      if (!seen) found.push({ kind: 'lost', what: `${list} ${id}` });
      else if (!isDeepStrictEqual(seen, row)) {
        found.push({ kind: 'lost', what: `${list} ${id} reads ${JSON.stringify(seen)}, not ${JSON.stringify(row)}` });
      }
    }
    for (const id of there.keys()) {
      if (!model[list].has(id)) found.push({ kind: 'doubled', what: `${list} ${id} that nobody was told of` });
    }
  }
  return found;
};
