import { act, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect } from 'vitest';

const goIn = (move: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    move();
    await arrived;
  });

/** Everything of a browser that lasts beyond a page, or leaves it. */
const kept = () =>
  JSON.stringify([window.location.href, window.history.state, { ...localStorage }, { ...sessionStorage }]);

/**
 * Opens a link with a code behind its `#` after another page, and asks that the code is read, taken out of the address
 * without an entry of its own in the history, and in none of its entries afterwards. Leads back and forth again.
 */
export const expectTakenOutOfAddress = async (
  render: (content: ReactNode) => Promise<void>,
  Page: ComponentType,
  { link, code }: { readonly link: string; readonly code: string },
) => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', link);
  const { length } = window.history;
  await render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  expect(document.body.textContent).toBe(code);
  expect([window.location.hash, window.history.length]).toEqual(['', length]);
  const entries = [kept()];
  await goIn(() => window.history.back());
  expect(window.location.pathname).toBe('/before');
  entries.push(kept());
  await goIn(() => window.history.forward());
  entries.push(kept());
  expect(entries.join()).not.toContain(code);
};
