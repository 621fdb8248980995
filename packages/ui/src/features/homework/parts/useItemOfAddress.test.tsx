import { useRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../../testRoot.ts';
import { useItemOfAddress } from './useItemOfAddress.ts';

const render = testRoot();
const scrolled: (string | undefined)[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolled.push(this.dataset.item);
  };
});
afterEach(() => vi.restoreAllMocks());

const List = ({ items }: { items: readonly string[] }) => {
  const list = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const rows = useItemOfAddress(list);
  return (
    <div ref={list} data-rows={rows}>
      <output>{search}</output>
      {items.map((item) => (
        <article key={item} data-item={item}>
          <h3 tabIndex={-1}>{item}</h3>
        </article>
      ))}
    </div>
  );
};
const show = (items: readonly string[], search = '?child=elif&item=kesirler') =>
  render(
    <MemoryRouter initialEntries={[`/app/family/assignments${search}`]}>
      <List items={items} />
    </MemoryRouter>,
  );
const rows = () => document.querySelector<HTMLElement>('[data-rows]')?.dataset.rows;
const stands = () => [document.activeElement?.textContent, document.querySelector('output')?.textContent];

it('[EV-02] what the address names is brought into view once its list has come, once, and has the focus', async () => {
  await show([]);
  expect(scrolled).toEqual([]);
  expect(rows()).toBe('200');
  await show(['dünya', 'kesirler']);
  expect(scrolled).toEqual(['kesirler']);
  expect(stands()).toEqual(['kesirler', '?child=elif']);
  expect(rows()).toBe('0');
  document.querySelector<HTMLElement>('h3')?.focus();
  await show(['dünya', 'kesirler', 'yüzdeler']);
  expect(scrolled).toEqual(['kesirler']);
  expect(stands()).toEqual(['dünya', '?child=elif']);
});

it('[EV-02] stands out for a moment, also for a finger, which sees no focus, and nothing else does', async () => {
  await show(['dünya', 'kesirler', 'yüzdeler']);
  const outstanding = () =>
    [...document.querySelectorAll<HTMLElement>('[data-led-to]')].map(({ dataset }) => dataset.item);
  expect(outstanding()).toEqual(['kesirler']);
  const end = (animationName: string) =>
    document
      .querySelector('[data-item=kesirler] h3')
      ?.dispatchEvent(Object.assign(new Event('animationend', { bubbles: true }), { animationName }));
  end('appear');
  expect(outstanding()).toEqual(['kesirler']);
  end('led-to');
  expect(outstanding()).toEqual([]);
});

it.each([
  ['is gone', '?child=elif&item=silinen'],
  ['was not named', '?child=elif'],
])('[EV-02] where it %s the list begins at its top', async (_, search) => {
  await show(['dünya', 'kesirler'], search);
  expect(scrolled).toEqual([]);
  expect(document.activeElement).toBe(document.body);
  expect(document.querySelector('output')?.textContent).toBe('?child=elif');
});
