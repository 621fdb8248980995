import { expect, it } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { InitialPicture } from './ListRow.tsx';

const render = testRoot();

it.each([
  ['Ayşe', 'A'],
  [' 🌸 Ayşe', '🌸'],
  ['👩‍🎓 Ayşe', '👩‍🎓'],
  ['👍🏽Ayşe', '👍🏽'],
  ['❤️Ayşe', '❤️'],
  ['🇹🇷🇩🇪 Ayşe', '🇹🇷'],
  ['S\u0327ule', 'S\u0327'],
  ['नेहा', 'ने'],
  ['عمر', 'ع'],
  ['', ''],
])('[PE-06] of somebody called %j the picture is a whole character: %s', async (name, initial) => {
  await render(<InitialPicture name={name} />);
  expect(document.querySelector('span')?.textContent).toBe(initial);
});
