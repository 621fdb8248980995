import { replaceEqualDeep } from '@tanstack/react-query';

/** What is looked at of an item beyond its being the same. */
export interface Shared {
  readonly id: string;
  readonly completedDate?: string | null;
}

const A_MINUTE = 'YYYY-MM-DDTHH:mm'.length;

/** When something was done, this browser guesses until the server tells: within the same minute that says the same, too. */
const momentAsBefore = <Item extends Shared>(was: Item, item: Item): Item => {
  const at = was.completedDate;
  return at && item.completedDate?.startsWith(at.slice(0, A_MINUTE)) ? { ...item, completedDate: at } : item;
};

/**
 * Gives a list as it was before as far as it says the same: a change looks no other once it is accepted. Each item is known
 * by its id, not by its place as the library does: what comes or goes above the others draws none of them.
 */
export const createSharing = <Item extends Shared>() => {
  let before: readonly Item[] = [];
  return (items: readonly Item[]): readonly Item[] => {
    const known = new Map(before.map((item) => [item.id, item]));
    const shared = items.map((item) => {
      const was = known.get(item.id);
      return was === undefined || was === item ? item : replaceEqualDeep(was, momentAsBefore(was, item));
    });
    const isSame = shared.length === before.length && shared.every((item, at) => item === before[at]);
    return isSame ? before : (before = shared);
  };
};
