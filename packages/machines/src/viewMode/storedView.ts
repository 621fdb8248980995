import { CHILD_FIELDS, mapFields, type Read } from '@kovan/domain/fields';

/** A child as the list gives it. */
export type ViewChild = Readonly<{ id: string } & Read<typeof CHILD_FIELDS>>;

export type ViewMode = 'family' | 'child';

/** The keys of browser storage. */
export const VIEW_KEYS = { viewMode: 'viewMode', selectedChild: 'selectedChild' } as const;

/** Browser storage, or what stands for it; any of its methods may throw. */
export interface ViewStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** What a load finds: in child mode possibly no child yet. */
export interface StoredView {
  readonly viewMode: ViewMode;
  readonly selectedChild: ViewChild | null;
}

const surviving = <T>(touch: () => T, otherwise: T): T => {
  try {
    return touch();
  } catch {
    return otherwise;
  }
};

/** A child from stored text, or `null` when the text is none; only the id must be there, the list gives the rest. */
const parseChild = (text: string | null): ViewChild | null => {
  const parsed: unknown = surviving(() => JSON.parse(text ?? ''), null);
  if (typeof parsed !== 'object' || parsed === null) return null;
  const textOf = (key: string) => {
    const value: unknown = Reflect.get(parsed, key);
    return typeof value === 'string' ? value : '';
  };
  const birthYear: unknown = Reflect.get(parsed, 'birthYear');
  const child = {
    ...mapFields(CHILD_FIELDS, (_, name) => textOf(name)),
    id: textOf('id'),
    birthYear: typeof birthYear === 'number' ? birthYear : 0,
  };
  return child.id ? child : null;
};

/** What was stored last; garbage under either key reads as if nothing stood there. */
export const readView = (storage: ViewStorage): StoredView => {
  const read = (key: string) => surviving(() => storage.read(key), null);
  if (read(VIEW_KEYS.viewMode) !== 'child') return { viewMode: 'family', selectedChild: null };
  return { viewMode: 'child', selectedChild: parseChild(read(VIEW_KEYS.selectedChild)) };
};

/** Stores the view; without a child that key is removed. */
export const writeView = (storage: ViewStorage, { viewMode, selectedChild }: StoredView): void => {
  surviving(() => storage.write(VIEW_KEYS.viewMode, viewMode), undefined);
  surviving(() => {
    if (selectedChild) storage.write(VIEW_KEYS.selectedChild, JSON.stringify(selectedChild));
    else storage.remove(VIEW_KEYS.selectedChild);
  }, undefined);
};

/** Leaves nothing of the view in storage. */
export const removeView = (storage: ViewStorage): void => {
  for (const key of Object.values(VIEW_KEYS)) surviving(() => storage.remove(key), undefined);
};
