import { act } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Link } from '../components/Link/Link.tsx';
import { i18n } from '../i18n/i18n.ts';
import { testRoot } from '../testRoot.ts';
import { mayLeave } from './mayLeave.ts';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.ts';

const QUESTION = 'Yazdıklarınız kaydedilmedi. Yine de kapatılsın mı?';
const render = testRoot();
const confirm = vi.fn<(question?: string) => boolean>();
let navigation: EventTarget;

const Page = ({ isTyped }: { readonly isTyped: boolean }) => {
  useAskBeforeLeaving(isTyped);
  const navigate = useNavigate();
  return (
    <>
      <Link to="/app/family/tasks">the list</Link>
      <Link to="/app/tasks/create?kind=periodic">the other tab</Link>
      <a href="#main">to the content</a>
      <a href="/app/privacy" target="_blank">
        beside it
      </a>
      <button type="button" onClick={() => void navigate('/app/family/tasks')}>
        saved
      </button>
    </>
  );
};

const draw = (isTyped: boolean) =>
  render(
    <MemoryRouter initialEntries={['/app/tasks/create']}>
      <Routes>
        <Route path="/app/tasks/create" element={<Page isTyped={isTyped} />} />
        <Route path="/app/family/tasks" element="the tasks" />
      </Routes>
    </MemoryRouter>,
  );

const press = (text: string, how: MouseEventInit = {}) =>
  act(async () => {
    const part = [...document.querySelectorAll('a, button')].find(({ textContent }) => textContent === text);
    part?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  });
const hasLeft = () => document.body.textContent === 'the tasks';
/** Asks the page as browsers do before they go back; says whether they then go. */
const goesBack = (to = '/app/family/tasks') =>
  navigation.dispatchEvent(
    Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      destination: { url: new URL(to, window.location.href).href },
    }),
  );
const reloads = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(async () => {
  await i18n.changeLanguage('tr');
  window.history.replaceState(null, '', '/app/tasks/create');
  navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('confirm', confirm);
  confirm.mockReset().mockReturnValue(false);
});

it('[Q-38] a link asks before the page goes in which something is typed, and goes where that may be lost', async () => {
  await draw(true);
  await press('the list');
  expect(confirm).toHaveBeenCalledExactlyOnceWith(QUESTION);
  expect(hasLeft()).toBe(false);
  confirm.mockReturnValue(true);
  await press('the list');
  expect(confirm).toHaveBeenCalledTimes(2);
  expect(hasLeft()).toBe(true);
});

it('[Q-38] so do Back, a reload, and whatever asks whether it may lead away', async () => {
  await draw(true);
  expect([goesBack(), reloads(), mayLeave()]).toEqual([false, false, false]);
  expect(confirm.mock.calls).toEqual([[QUESTION], [QUESTION]]);
  confirm.mockReturnValue(true);
  expect(goesBack()).toBe(true);
});

it.each([
  ['nothing is typed', false],
  ['what was typed is gone again', true],
])('asks nothing where %s', async (_, wasTyped) => {
  await draw(wasTyped);
  await draw(false);
  expect([goesBack(), reloads(), mayLeave()]).toEqual([true, true, true]);
  await press('the list');
  expect(confirm).not.toHaveBeenCalled();
  expect(hasLeft()).toBe(true);
});

it.each([
  ['the other tab', {}],
  ['to the content', {}],
  ['beside it', {}],
  ['the list', { ctrlKey: true }],
  ['the list', { metaKey: true }],
  ['saved', {}],
])('asks nothing where nothing is lost, or the page leaves by itself: %s %o', async (text, how) => {
  await draw(true);
  await press(text, how);
  expect(confirm).not.toHaveBeenCalled();
});

it('asks nothing where Back stays on the page, as from one of its sections to another', async () => {
  await draw(true);
  expect(goesBack('#name')).toBe(true);
  expect(confirm).not.toHaveBeenCalled();
});

it('[Q-38] leaves Back to a window that is open over the page', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const PageWithWindow = ({ isOpen }: { readonly isOpen: boolean }) => {
    useAskBeforeLeaving(true);
    return (
      <Dialog open={isOpen} onOpenChange={onOpenChange} title="a window" closeLabel="close" closeQuestion="close?">
        words
      </Dialog>
    );
  };
  for (const isOpen of [false, true]) await render(<PageWithWindow isOpen={isOpen} />);
  expect(goesBack()).toBe(false);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(confirm).not.toHaveBeenCalled();
});

it('[Q-38] a window that closes over the page leaves it its question', async () => {
  const PageWithWindow = ({ isOpen }: { readonly isOpen: boolean }) => {
    useAskBeforeLeaving(true);
    return (
      <Dialog open={isOpen} onOpenChange={vi.fn()} title="a window" closeLabel="close" closeQuestion="close?" isFilled>
        words
      </Dialog>
    );
  };
  for (const isOpen of [false, true, false]) await render(<PageWithWindow isOpen={isOpen} />);
  expect(reloads()).toBe(false);
  await render(null);
  expect(reloads()).toBe(true);
});

it('asks nothing once the page has gone', async () => {
  await draw(true);
  await render(null);
  expect([goesBack(), reloads(), mayLeave()]).toEqual([true, true, true]);
  expect(confirm).not.toHaveBeenCalled();
});

describe('in a browser that asks no page before it goes back', () => {
  const back = () =>
    act(async () => {
      const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await gone;
      await new Promise((resolve) => setTimeout(resolve));
    });

  beforeEach(async () => {
    Reflect.deleteProperty(window, 'navigation');
    window.history.pushState({ key: 'list' }, '', '/app/family/tasks');
    window.history.pushState({ key: 'new task' }, '', '/app/tasks/create');
    await draw(true);
  });

  it('[Q-38] Back asks, as often as it is pressed', async () => {
    for (const times of [1, 2]) {
      await back();
      expect(confirm).toHaveBeenCalledTimes(times);
      expect(window.location.pathname).toBe('/app/tasks/create');
    }
  });

  it('[Q-38] and goes in one press where that may be lost', async () => {
    confirm.mockReturnValue(true);
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', () => window.location.pathname === '/app/family/tasks' && resolve(null)),
    );
    await back();
    await arrived;
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(window.history.state).toEqual({ key: 'list' });
  });
});
