import type { within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Chooses a tab and gives its panel, once it has come: a change of address is not drawn at once. */
export const openTab = async (
  canvas: Canvas,
  userEvent: { click(element: Element): Promise<void> },
  name: string | RegExp,
): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole('tab', { name }));
  return canvas.findByRole('tabpanel', { name });
};
