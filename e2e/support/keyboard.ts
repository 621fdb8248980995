import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

/** More presses of Tab than any page has stops. */
const MANY = 120;

const findNode = async (target: Locator): Promise<ElementHandle<Element>> => {
  const node = await target.elementHandle();
  if (!node) throw new Error(`${target.toString()} is not there`);
  return node;
};

/**
 * Tells at each call whether something has the focus. It is looked for anew only where it was drawn anew: looking by what it is
 * called costs more than the press.
 */
const focusOf = async (target: Locator): Promise<() => Promise<boolean>> => {
  let node = await findNode(target);
  const has = () => node.evaluate((one) => (one.isConnected ? one === document.activeElement : undefined));
  return async () => {
    const known = await has();
    if (known !== undefined) return known;
    node = await findNode(target);
    return (await has()) === true;
  };
};

/** Acts with the keyboard alone: what Tab does not reach, or reaches unseen, can't be used. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes on with Tab until the focus is on something, and looks whether that is seen. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isFocused = await focusOf(target);
    for (let presses = 0; !(await isFocused()); presses += 1) {
      expect(presses, `Tab never reaches ${target.toString()}`).toBeLessThan(MANY);
      await this.page.keyboard.press('Tab');
    }
    const isSeen = await target.evaluate((node) => {
      const { outlineStyle, boxShadow } = getComputedStyle(node);
      return node.matches(':focus-visible') && (outlineStyle !== 'none' || boxShadow !== 'none');
    });
    expect(isSeen, `the focus is seen on ${target.toString()}`).toBe(true);
  }

  /** Reaches a button, link or box and presses a key on it. */
  async press(target: Locator, key: 'Enter' | 'Space' | 'Home' = 'Enter'): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }

  /** Reaches a field and types. */
  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(text);
  }

  /** Reaches a list and walks down to the option. First letters would not do: a busy browser takes them for several words. */
  async choose(list: Locator, option: string): Promise<void> {
    const chosen = list.locator('option:checked');
    await this.press(list, 'Home');
    for (let presses = 0; (await chosen.textContent()) !== option; presses += 1) {
      expect(presses, `the arrows never reach ${option}`).toBeLessThan(MANY);
      await this.page.keyboard.press('ArrowDown');
    }
  }

  /** Walks a list of tabs from the one that is open to another. */
  async openTab(tab: Locator): Promise<void> {
    await this.reach(this.page.getByRole('tab', { selected: true }).first());
    const isFocused = await focusOf(tab);
    for (let presses = 0; !(await isFocused()); presses += 1) {
      expect(presses, `the arrows never reach ${tab.toString()}`).toBeLessThan(MANY);
      await this.page.keyboard.press('ArrowRight');
    }
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
}
