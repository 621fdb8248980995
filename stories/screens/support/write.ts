import { userEvent } from 'storybook/test';

/** Puts a text into a field in the place of what stands there. */
export type Write = (field: Element, text: string) => Promise<void>;

/** At once, for letter by letter takes long: one story of each form types. */
export const write: Write = async (field, text) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};
