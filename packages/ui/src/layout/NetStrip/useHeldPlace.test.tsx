import { beforeEach, expect, it, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { useHeldPlace } from './useHeldPlace.ts';

let pathname: string;
vi.mock('react-router-dom', () => ({ useLocation: () => ({ pathname }) }));

const render = testRoot();

/** How high the strip is by itself, how far the page is scrolled, and how far it can be. */
let page: { strip: number; scrolled: number; most: number };

/** The browser scrolls, as far as it can, and tells of it later. */
const scroll = (to: number) => {
  page.scrolled = Math.max(0, Math.min(to, page.most));
};
const scrollByHand = (to: number) => {
  scroll(to);
  window.dispatchEvent(new Event('scroll'));
};
const heightOf = ({ style }: HTMLElement) => Math.max(page.strip, Number.parseFloat(style.minHeight) || 0);
/** Where what lies below the strip is seen. */
const below = () => Number(document.querySelector('hr')?.offsetHeight) - page.scrolled;

const Strip = ({ isLate }: { isLate: boolean }) => <hr ref={useHeldPlace<HTMLHRElement>(isLate)} />;
const draw = (strip: number, { isLate = false } = {}) => {
  page.strip = strip;
  return render(<Strip isLate={isLate} />);
};

beforeEach(() => {
  vi.restoreAllMocks();
  pathname = '/app/family';
  page = { strip: 0, scrolled: 0, most: 1_000 };
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(this);
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.scrolled);
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => scroll(page.scrolled + top));
});

it.each([0, 100])(
  '[OF-02] what is below it stays in its place as it comes, changes and goes, from %i on',
  async (from) => {
    scroll(from);
    await draw(0);
    for (const height of [40, 60, 0, 40]) {
      await draw(height);
      expect(below()).toBe(0 - from);
    }
  },
);

it('[OF-02] where the page can’t be scrolled so far its room stays, until that was scrolled past', async () => {
  await draw(0);
  await draw(40);
  scrollByHand(0);
  for (const _ of ['goes', 'is drawn again']) {
    await draw(0);
    expect([page.scrolled, below()]).toEqual([0, 40]);
  }
  scrollByHand(200);
  await draw(0);
  expect(below()).toBe(-160);
  scrollByHand(0);
  expect(below()).toBe(0);
});

it('[OF-02] of a page that became shorter, and was scrolled for that already, nothing is scrolled twice', async () => {
  await draw(0);
  await draw(40);
  const before = below();
  page.most = 0;
  scroll(page.scrolled);
  await draw(0);
  expect(below()).toBe(before);
});

it('what is there when a screen is opened moves nothing, unless it is late', async () => {
  await draw(40);
  expect(page.scrolled).toBe(0);
  pathname = '/app/family/tasks';
  await draw(60);
  expect(page.scrolled).toBe(0);
});

it('[OF-02] late as it is, it moves nothing either', async () => {
  scroll(100);
  await draw(40, { isLate: true });
  expect(below()).toBe(-100);
});
