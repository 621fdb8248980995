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
