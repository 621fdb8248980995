import { setTimeout as wait } from 'node:timers/promises';
import { sizeOf } from './server.mjs';

const WARM_UP_MS = 5_000;
const STEADY_MS = 20_000;
const EVERY_MS = 500;
const MOST_GROWTH = 0.25;
const MOST_NEW_FILES = 8;

const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Watches a server that the writers keep busy: memory and open files of the last third against the first. What grew is a
 * leak. Gives `{ rows, leaks }`; nothing where the system does not tell.
 */
export const watchSteady = async (child) => {
  await wait(WARM_UP_MS);
  const sizes = [];
  for (const end = Date.now() + STEADY_MS; Date.now() < end; await wait(EVERY_MS)) {
    const size = sizeOf(child);
    if (size) sizes.push(size);
  }
  if (sizes.length < 6) return { rows: [], leaks: [] };
  const third = Math.floor(sizes.length / 3);
  const of = (name, from, to) => middle(sizes.slice(from, to).map((size) => size[name]));
  const [rssBefore, rssAfter] = [of('rss', 0, third), of('rss', -third)];
  const [filesBefore, filesAfter] = [of('files', 0, third), of('files', -third)];
  const leaks = [];
  if (rssAfter > rssBefore * (1 + MOST_GROWTH)) leaks.push(`memory grew from ${rssBefore} to ${rssAfter} MB`);
  if (filesAfter > filesBefore + MOST_NEW_FILES) leaks.push(`open files grew from ${filesBefore} to ${filesAfter}`);
  const rows = [
    ['memory, first and last third', `${rssBefore} and ${rssAfter} MB`],
    ['open files, the same', `${filesBefore} and ${filesAfter}`],
  ];
  return { rows, leaks };
};
