import type { Services } from '@kovan/ui/providers/createServices';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteShown, settled } from '../.storybook/decorators/settled.ts';

vi.mock('storybook/test', () => ({ waitFor: vi.waitFor }));
vi.mock('@kovan/ui/i18n', () => ({ i18n: { t: (key: string) => key } }));

/** What of a page keeps it from being looked at. */
const page = { fetching: 0, isChecking: false, text: '' };
const AT_REST = { ...page };
const services = {
  queryClient: { isFetching: () => page.fetching },
  onboarding: { getSnapshot: () => ({ matches: (state: string) => state === 'checking' && page.isChecking }) },
} as Services;
/** What happens when the page has nothing to do. */
let onIdle: () => void;

/** Whether a story could be looked at by now. */
const looked = async () => {
  let isLooked = false;
  const look = async () => {
    await settled();
    isLooked = true;
  };
  const looking = look();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  const wasReady = isLooked;
  Object.assign(page, AT_REST);
  await looking;
  return wasReady;
};

beforeEach(() => {
  Object.assign(page, AT_REST);
  onIdle = () => undefined;
  vi.stubGlobal('document', {
    body: {
      get textContent() {
        return page.text;
      },
    },
  });
  vi.stubGlobal('requestIdleCallback', (tell: () => void) => {
    onIdle();
    tell();
  });
  return () => vi.unstubAllGlobals();
});

it('a story without a play is looked at once all that it reads is there and drawn', async () => {
  const forget = noteShown(services);
  expect(await looked()).toBe(true);
  for (const loading of [{ fetching: 1 }, { isChecking: true }, { text: 'common:loading' }]) {
    Object.assign(page, loading);
    expect([loading, await looked()]).toEqual([loading, false]);
  }
  const asksMore = vi.fn(() => void (page.fetching = 1));
  onIdle = () => asksMore.mock.calls.length === 0 && asksMore();
  expect(await looked()).toBe(false);
  page.fetching = 1;
  noteShown({ ...services });
  forget();
  expect(await looked()).toBe(false);
});

it('nothing is waited for where no story is shown any more', async () => {
  noteShown(services)();
  page.fetching = 1;
  expect(await looked()).toBe(true);
});
