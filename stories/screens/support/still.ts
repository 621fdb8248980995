import { expect } from 'storybook/test';

/** Where an element stands, in whole pixels. */
const placeOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};

/** Remembers where these elements stand in their own fonts, and gives the question whether their heirs of later stand there still. */
export const placesOf = async (find: () => readonly HTMLElement[]): Promise<() => Promise<void>> => {
  await document.fonts.ready;
  const before = find().map(placeOf);
  return () => expect(find().map(placeOf)).toEqual(before);
};
