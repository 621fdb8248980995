// npm run soak -- fighting [--kills N] [--seed N]: two starters, each in a PID namespace of its own as two containers
// are, start servers over one data folder and kill each other's, under eight writers.
import { fight } from './lib/fighting.mjs';
import { soakFolder } from './lib/folder.mjs';
import { readOptions } from './lib/options.mjs';

export default async ({ say, args }) => {
  const { kills, seed } = readOptions(args);
  say(`${kills} kills by two starters, seed ${seed}`);
  return soakFolder({ say, kills, seed, attack: fight });
};
