import { expect } from 'storybook/test';

/** Where an element stands, in whole pixels. */
const placeOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};

/** Remembers where these elements stand, and gives the question whether their heirs of later stand there still. */
export const placesOf = (find: () => readonly HTMLElement[]): (() => Promise<void>) => {
  const before = find().map(placeOf);
  return () => expect(find().map(placeOf)).toEqual(before);
};
