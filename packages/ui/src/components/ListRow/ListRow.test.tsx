import { expect, it } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { InitialPicture, ListRow, ListRows } from './ListRow.tsx';

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

const List = ({ names }: { names: readonly string[] }) => (
  <ListRows label="Açık oturumlar">
    {names.map((name) => (
      <ListRow key={name} title={name} actions={<button type="button">{name}</button>} />
    ))}
  </ListRows>
);
const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);

it('[AC-07] [DV-09] [PE-04] a row that leaves with the focus in it gives it to the list, and another one leaves it alone', async () => {
  await render(<List names={['a', 'b', 'c']} />);
  button('b')?.focus();
  await render(<List names={['b', 'c']} />);
  expect(document.activeElement).toBe(button('b'));
  await render(<List names={['c']} />);
  expect(document.activeElement).toBe(document.querySelector('ul'));
});

it('a row that leaves takes no focus from where somebody has gone on to, and gives none to who had none', async () => {
  await render(<List names={['a', 'b', 'c']} />);
  button('a')?.focus();
  button('a')?.blur();
  document.body.click();
  await render(<List names={['b', 'c']} />);
  expect(document.activeElement).toBe(document.body);
});
