import { within } from 'storybook/test';
import type { KovanParameters } from '../../../.storybook/decorators/kovanParameters.ts';

type Canvas = ReturnType<typeof within>;

/** Parameters of a story inside the app frame. */
export const inFrame = (kovan: KovanParameters = {}) => ({
  layout: 'fullscreen',
  kovan: { route: '/app/family', ...kovan } satisfies KovanParameters,
});

/** The queries of the header, once it stands. */
export const headerOf = async (canvas: Canvas): Promise<Canvas> => within(await canvas.findByRole('banner'));

/** Name and address of each link of a navigation. */
export const linksIn = (navigation: HTMLElement): (readonly [string | null, string | null])[] =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);

/** Name and address of each link of the header's navigation. */
export const linksOf = (header: Canvas) => linksIn(header.getByRole('navigation'));

const CLEAR = 'rgba(0, 0, 0, 0)';

/** Whether the eye finds a link among the others: by a line below it, or by the ground of it or of its picture. */
const standsOut = (link: HTMLElement): boolean => {
  const line = getComputedStyle(link, '::after');
  const hasLine = line.content !== 'none' && parseFloat(line.height) > 0 && line.backgroundColor !== CLEAR;
  const grounds = [link, ...link.querySelectorAll('svg')].map((part) => getComputedStyle(part).backgroundColor);
  return hasLine || grounds.some((ground) => ground !== CLEAR);
};

/** The names of the links of a navigation that the eye finds among the others. */
export const highlightedIn = (navigation: HTMLElement): (string | null)[] =>
  within(navigation)
    .getAllByRole('link')
    .filter(standsOut)
    .map(({ textContent }) => textContent);
