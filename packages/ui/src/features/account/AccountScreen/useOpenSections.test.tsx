import { act, useLayoutEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../../testRoot.ts';
import { useOpenSections } from './useOpenSections.ts';

const NAMES = ['name', 'sessions', 'data'];
const render = testRoot();
const scrolled = vi.fn();
let see: (id: string, isIntersecting: boolean) => void;
let sections: ReturnType<typeof useOpenSections>;
let go: NavigateFunction;

const Screen = () => {
  const now = { sections: useOpenSections(), go: useNavigate() };
  useLayoutEffect(() => void ({ sections, go } = now));
  return (
    <main>
      {NAMES.map((id) => (
        <section key={id} id={id} />
      ))}
    </main>
  );
};
const shown = () => [NAMES.filter((id) => sections.isOpen(id)), sections.current];

beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        see = (id, isIntersecting) => tell([{ isIntersecting, target: document.getElementById(id) }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

it('what the address names is open and in view, beside what was open; the index marks it, then what is come to', async () => {
  await render(
    <MemoryRouter initialEntries={['/app/account#data']}>
      <Screen />
    </MemoryRouter>,
  );
  expect([...shown(), scrolled.mock.calls]).toEqual([['data'], 'data', [['data']]]);
  await act(async () => go('#sessions'));
  expect([...shown(), scrolled.mock.lastCall]).toEqual([['sessions', 'data'], 'sessions', ['sessions']]);
  await act(async () => sections.setOpen('data', false));
  await act(async () => sections.setOpen('name', true));
  expect(shown()).toEqual([['name', 'sessions'], 'sessions']);
  await act(async () => see('name', false));
  expect(sections.current).toBe('sessions');
  await act(async () => see('name', true));
  expect(sections.current).toBe('name');
});
