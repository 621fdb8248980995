import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { AccountSection } from './AccountSection.tsx';

const render = testRoot();

/** Rows that go when they are told to, as the server's answer tells them, and a form that begins anew. */
const Rows = ({ children }: { children: (go: () => void) => void }) => {
  const [ids, setIds] = useState(['phone', 'laptop']);
  const [saves, setSaves] = useState(0);
  children(() => {
    setIds((before) => before.slice(1));
    setSaves((before) => before + 1);
  });
  return (
    <>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <button id={id} type="button">
              Kapat
            </button>
          </li>
        ))}
      </ul>
      <form key={saves}>
        <input />
      </form>
    </>
  );
};

let go: () => void;
const answer = () => act(async () => go());
const focus = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.focus());

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await render(
    <>
      <AccountSection
        id="sessions"
        icon={null}
        title="Açık oturumlar"
        summary=""
        description=""
        open
        onOpenChange={vi.fn()}
      >
        <Rows>{(how) => (go = how)}</Rows>
      </AccountSection>
      <button id="elsewhere" type="button" aria-label="Başka" />
    </>,
  );
});

it.each([
  ['[AC-07] [PE-04] [DV-09] what ends a row', '#phone'],
  ['[AC-05] [AC-06] the field of a form that begins anew', 'input'],
])('%s takes the focus along into its section', async (_, selector) => {
  await focus(selector);
  await answer();
  expect(document.activeElement?.id).toBe('sessions');
});

it('[AC-07] [PE-04] [DV-09] a row that goes leaves the focus where it has gone on to, and takes none from nobody', async () => {
  for (const selector of ['#elsewhere', '#laptop']) {
    await focus('#phone');
    await focus(selector);
    await answer();
    expect(`#${document.activeElement?.id}`).toBe(selector === '#laptop' ? '#sessions' : selector);
  }
});

it('on a phone its heading is a button that says whether it is open; what was in it once stays while it is folded', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const onOpenChange = vi.fn();
  const show = (open: boolean) =>
    render(
      <AccountSection
        key="phone"
        id="name"
        icon={null}
        title="Ad"
        summary=""
        description=""
        {...{ open, onOpenChange }}
      >
        <input />
      </AccountSection>,
    );
  const shown = () => [
    document.querySelector('button')?.getAttribute('aria-expanded'),
    document.querySelectorAll('input').length,
  ];
  await show(false);
  expect(shown()).toEqual(['false', 0]);
  await act(async () => document.querySelector('button')?.click());
  await show(true);
  expect(shown()).toEqual(['true', 1]);
  await act(async () => document.querySelector('button')?.click());
  await show(false);
  expect(shown()).toEqual(['false', 1]);
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
});
