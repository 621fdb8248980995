import { act, type ReactNode, useEffect, useReducer } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';
import { testRoot } from '../../../testRoot.ts';

interface ListProps {
  readonly names: readonly string[];
  /** Those that have no button any more. */
  readonly done?: readonly string[];
}

const Cards = ({ names, done = [] }: ListProps) =>
  names.map((name) => (
    <article key={name}>
      <h2 tabIndex={-1}>{name}</h2>
      {done.includes(name) ? null : (
        <button id={name} type="button">
          Sil
        </button>
      )}
    </article>
  ));

const List = ({ children }: { children: ReactNode }) => (
  <div ref={useKeptFocus()} tabIndex={-1} id="list">
    {children}
  </div>
);

const render = testRoot();
afterEach(() => vi.restoreAllMocks());

const show = (names: readonly string[], done: readonly string[] = []) =>
  render(
    <List>
      <Cards names={names} done={done} />
    </List>,
  );

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
  await show(['a', 'b']);
  press('a');
  await show(['a', 'b'], ['a']);
  expect(document.activeElement?.textContent).toBe('a');
});

it('what a card draws by itself keeps the focus, too, first without its button and then without the card', async () => {
  const Own = () => {
    const [step, next] = useReducer((before: number) => before + 1, 0);
    useEffect(() => {
      document.addEventListener('next', next);
      return () => document.removeEventListener('next', next);
    }, []);
    return <Cards names={step < 2 ? ['a', 'b'] : ['b']} done={step === 1 ? ['a'] : []} />;
  };
  const next = () => act(async () => document.dispatchEvent(new Event('next')));
  await render(
    <List>
      <Own />
    </List>,
  );
  press('a');
  await next();
  expect(document.activeElement?.textContent).toBe('a');
  await next();
  expect(document.activeElement?.textContent).toBe('b');
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
