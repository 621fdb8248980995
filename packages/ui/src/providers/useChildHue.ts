import { useChildren } from './ChildrenProvider.tsx';
import { type ChildHue, hueOf } from './childHues.ts';

/** The hue of a child by its place in the children list; the first one for a child that the list does not name. */
export const useChildHue = (childId: string): ChildHue => {
  const { children } = useChildren();
  return hueOf(children.findIndex(({ id }) => id === childId));
};
