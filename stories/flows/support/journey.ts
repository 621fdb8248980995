import { userEvent, within } from 'storybook/test';
import type { KovanParameters } from '../../../.storybook/decorators/kovanParameters.ts';

type Canvas = ReturnType<typeof within>;

/** Parameters of a journey through the whole app, from `/app` on unless told. */
export const journey = (kovan: KovanParameters = {}): KovanParameters => ({
  route: '/app',
  of: 'whole',
  ...kovan,
});

/** Waits for the page with this title. */
export const arriveAt = (canvas: Canvas, title: string | RegExp): Promise<HTMLElement> =>
  canvas.findByRole('heading', { level: 1, name: title });

/** The header, its menu opened where it is folded. */
const openHeader = async (canvas: Canvas): Promise<Canvas> => {
  const header = within(await canvas.findByRole('banner'));
  const menu = header.queryByRole('button', { name: 'Menüyü aç' });
  if (menu) await userEvent.click(menu);
  return header;
};

/** Takes a link of the main navigation. */
export const goTo = async (canvas: Canvas, link: string): Promise<void> => {
  const navigation = within(await (await openHeader(canvas)).findByRole('navigation'));
  await userEvent.click(await navigation.findByRole('link', { name: link }));
};

/** Takes a button of the header: a view, or the way out. */
export const press = async (canvas: Canvas, button: string): Promise<void> => {
  await userEvent.click(await (await openHeader(canvas)).findByRole('button', { name: button }));
};
