// npm run soak -- killed [--kills N] [--starters 2] [--seed N]: kills the server with its embedded database at random
// moments under eight writers, and looks afterwards whether every acknowledged write is there once. With two starters
// both start servers over the one folder.
import { fight } from './lib/fighting.mjs';
import { soakFolder } from './lib/folder.mjs';
import { killAlone } from './lib/killing.mjs';
import { readOptions } from './lib/options.mjs';

export default async ({ say, args }) => {
  const { kills, seed, starters } = readOptions(args);
  if (starters > 2) throw new Error('--starters takes 1 or 2');
  say(`${kills} kills, ${starters === 1 ? 'one starter' : 'two starters'}, seed ${seed}`);
  return soakFolder({ say, kills, seed, attack: starters === 1 ? killAlone : fight });
};
