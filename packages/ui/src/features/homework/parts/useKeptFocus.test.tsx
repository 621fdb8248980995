import { afterEach, expect, it, vi } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';
import { testRoot } from '../../../testRoot.ts';

interface ListProps {
  readonly names: readonly string[];
  /** Those that have no button any more. */
  readonly done?: readonly string[];
  readonly onPress: (keep: () => void) => void;
}

const List = ({ names, done = [], onPress }: ListProps) => {
  const { list, keep } = useKeptFocus();
  return (
    <div ref={list} tabIndex={-1} id="list">
      {names.map((name) => (
        <article key={name}>
          <h2 tabIndex={-1}>{name}</h2>
          {done.includes(name) ? null : (
            <button id={name} type="button" onClick={() => onPress(keep)}>
              Sil
            </button>
          )}
        </article>
      ))}
    </div>
  );
};

const render = testRoot();
afterEach(() => vi.restoreAllMocks());

const show = (names: readonly string[], onPress: (keep: () => void) => void = (keep) => keep()) =>
  render(<List names={names} onPress={onPress} />);

const press = (id: string) => {
  const button = document.getElementById(id);
  button?.focus();
  button?.click();
};

it('a card that leaves with the focus gives it to the next one, the last one to the one before, none to the list', async () => {
  await show(['a', 'b', 'c', 'd']);
  press('c');
  await show(['a', 'b', 'd']);
  expect(document.activeElement?.textContent).toBe('d');
  press('d');
  await show(['a', 'b']);
  expect(document.activeElement?.textContent).toBe('b');
  press('b');
  await show([]);
  expect(document.activeElement?.id).toBe('list');
});

it('a card that stays without the button that was pressed has the focus at its heading', async () => {
  const onPress = (keep: () => void) => keep();
  await render(<List names={['a', 'b']} onPress={onPress} />);
  press('a');
  await render(<List names={['a', 'b']} done={['a']} onPress={onPress} />);
  expect(document.activeElement?.textContent).toBe('a');
});

it.each(['focusin', 'pointerdown', 'keydown'])(
  'after a %s elsewhere a card that leaves later moves nothing',
  async (sign) => {
    await show(['a', 'b', 'c']);
    press('b');
    const other = document.body.appendChild(document.createElement('input'));
    if (sign === 'focusin') other.focus();
    else document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    const before = sign === 'focusin' ? other : document.body;
    await show(['a', 'c']);
    expect(document.activeElement).toBe(before);
  },
);

it.each([
  { by: 'the keyboard', isVisible: true },
  { by: 'a finger', isVisible: false },
])('a page scrolls to the next card only for the keyboard: pressed by $by', async ({ isVisible }) => {
  await show(['a', 'b']);
  const isSeen = vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(isVisible);
  press('a');
  isSeen.mockRestore();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await show(['b']);
  expect(focus.mock.calls).toEqual([[{ preventScroll: !isVisible }]]);
  expect(document.activeElement?.textContent).toBe('b');
});
