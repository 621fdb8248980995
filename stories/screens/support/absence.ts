import { expect, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Asks that no call to change anything was sent, once whatever the press has set off had its time: a call made now comes after it. */
export const nothingIsChanged = async (calls: () => readonly string[]): Promise<void> => {
  await fetch('/api/server/settings').catch(() => undefined);
  await expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([]);
};

/** Asks that the screen, which stands there whole, has no child selector of whatever make. */
export const noSelector = async (canvas: Canvas): Promise<void> => {
  const main = within(canvas.getByRole('main'));
  for (const role of ['radiogroup', 'radio', 'combobox', 'listbox'])
    await expect(main.queryAllByRole(role)).toEqual([]);
};

/** Asks that on the screen, which stands there whole, there is nothing to press; links are ways on and folds show more, neither is meant. */
export const nothingToPress = async (canvas: Canvas): Promise<void> =>
  expect(
    within(canvas.getByRole('main'))
      .queryAllByRole('button')
      .filter((button) => !button.hasAttribute('aria-expanded')),
  ).toEqual([]);
