import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBrowser, launchOptions } from '../browser.mjs';
import { overlaps, sidewaysOverflow, smallTargets } from './inPage.mjs';

let browser;
let page;

beforeAll(async () => {
  ensureBrowser();
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
}, 60_000);

afterAll(() => browser?.close());

const STYLE = `<style>
  * { box-sizing: border-box; margin: 0; padding: 0; border: 0; }
  .row { position: relative; height: 48px; width: 300px; }
  .row a { display: block; }
  .row a::before { content: ''; position: absolute; inset: 0; }
  .small { position: relative; display: block; width: 38px; height: 38px; margin: 20px; }
  .reaching::after { content: ''; position: absolute; inset: -3px; }
</style>`;

const found = async (rule, html) => {
  await page.setContent(STYLE + html);
  return page.evaluate(rule);
};

it.each([
  ['a button as large as a finger', '<button style="width: 44px; height: 44px">A</button>'],
  ['a small button that reaches as far', '<button class="small reaching">A</button>'],
  ['the same below the fold', '<div style="height: 2000px"></div><button class="small reaching">A</button>'],
  ['a link that is stretched over its row', '<div class="row"><a href="/">A</a></div>'],
  [
    'a stretched link under words that let presses through',
    '<div class="row"><a href="/">A</a><p style="position: relative; pointer-events: none">B</p></div>',
  ],
  ['a link in a sentence', '<p>One <a href="/">word</a> of many</p>'],
])('%s is no small target', async (_, html) => {
  expect(await found(smallTargets, html)).toEqual([]);
});

it.each([
  ['a small button', '<button class="small">A</button>', '38×38'],
  [
    'a button that reaches less than it should',
    '<button class="small reaching" style="height: 36px">A</button>',
    '×42',
  ],
  [
    'a button that only draws something around it',
    '<button class="small reaching" style="overflow: clip">A</button>',
    '38×',
  ],
  [
    'a button whose reach a neighbour takes away',
    '<button class="small reaching" style="margin: 0">A</button><button class="small" style="margin: 0; width: 200px; height: 60px">B</button>',
    '41×',
  ],
  ['a link without its stretch', '<div class="row"><a href="/" style="position: relative">A</a></div>', '×1'],
])('%s is a small target', async (_, html, size) => {
  const [only, ...others] = await found(smallTargets, html);
  expect(only).toContain(size);
  expect(others).toEqual([]);
});

it('leaves the page where it was', async () => {
  await found(smallTargets, '<button class="small">A</button><div style="height: 2000px"></div>');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.evaluate(smallTargets);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

const HEXAGON = 'clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)';
const at = (left, top, style = '') =>
  `<button style="position: absolute; left: ${left}px; top: ${top}px; width: 60px; height: 60px; ${style}">A</button>`;

it('knows cells that stand between each other from things that lie over each other', async () => {
  expect(await found(overlaps, at(20, 20, HEXAGON) + at(50, 65, HEXAGON))).toEqual([]);
  expect(await found(overlaps, at(20, 20) + at(50, 65))).toHaveLength(1);
  expect(await found(overlaps, at(20, 20, HEXAGON) + at(35, 40, HEXAGON))).toHaveLength(1);
});

it('knows a button in the room that a field keeps for it from one over its text', async () => {
  const field = (padding) =>
    `<div style="position: relative; width: 300px"><input style="width: 100%; height: 48px; padding-right: ${padding}px">
     <button style="position: absolute; right: 2px; top: 2px; width: 44px; height: 44px">A</button></div>`;
  expect(await found(overlaps, field(48))).toEqual([]);
  expect(await found(overlaps, field(8))).toHaveLength(1);
});

it('knows what scrolls in a row of its own from what makes the page too wide', async () => {
  const row = (style) => `<div style="${style}"><div style="width: 800px; height: 20px" id="wide"></div></div>`;
  expect(await found(sidewaysOverflow, row('overflow-x: auto'))).toEqual([]);
  const [only] = await found(sidewaysOverflow, row('overflow-x: auto').replace('wide', 'held') + row(''));
  expect(only).toMatch(/^440 px wider than the window: .*id="wide"/);
});
