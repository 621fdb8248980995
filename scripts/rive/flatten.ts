import type { WireValue } from './bytes.ts';
import { fieldOf, type TypeName } from './format.ts';
import { type Component, type Ease, isPaint, type Key, type Paint, type Scene, type Value } from './scene.ts';

/** One object of the file's flat row; a component names its parent by its place in the artboard's list. */
export interface Item {
  readonly type: TypeName;
  readonly props: Record<string, WireValue>;
}

export type Resolve = (paint: Paint) => number;

const MACHINE = 'Hero';
const PAINTED: ReadonlySet<TypeName> = new Set<TypeName>(['Node', 'Shape']);

/** The runtime draws the list backwards (first in the file is on top); points and paints keep their order. */
const inFileOrder = (children: readonly Component[]): readonly Component[] => [
  ...children.filter(({ type }) => !PAINTED.has(type)),
  ...children.filter(({ type }) => PAINTED.has(type)).toReversed(),
];

const easesOf = ({ animations }: Scene): readonly Exclude<Ease, 'linear'>[] =>
  animations
    .flatMap(({ tracks }) => Object.values(tracks).flat())
    .flatMap(([, , ease = 'linear']) => (ease === 'linear' ? [] : [ease]));

const byTarget = (tracks: Readonly<Record<string, readonly Key[]>>) => {
  const groups = new Map<string, (readonly [property: string, keys: readonly Key[]])[]>();
  for (const [path, keys] of Object.entries(tracks)) {
    const [id = '', property = ''] = path.split('.');
    groups.set(id, [...(groups.get(id) ?? []), [property, keys]]);
  }
  return groups;
};

/** An artboard as the flat row of objects that stands in the file. Unknown ids throw: the runtime would drop them silently. */
export const flatten = (name: string, scene: Scene, resolve: Resolve): readonly Item[] => {
  const wire = (value: Value): WireValue => (isPaint(value) ? resolve(value) : value);
  const list: Item[] = [
    { type: 'Artboard', props: { name, width: scene.width, height: scene.height, defaultStateMachineId: 0 } },
  ];
  const ids = new Map<string, { readonly index: number; readonly type: TypeName }>();
  const clips: { readonly item: Item; readonly source: string }[] = [];

  const find = (id: string) => {
    const found = ids.get(id);
    if (!found) throw new Error(`no component "${id}"`);
    return found;
  };

  const add = ({ type, id, props = {}, children = [], source }: Component, parentId: number): void => {
    const index = list.length;
    const own = Object.fromEntries(Object.entries(props).map(([key, value]) => [key, wire(value)]));
    const item: Item = { type, props: { ...own, parentId } };
    list.push(item);
    if (id !== undefined) {
      if (ids.has(id)) throw new Error(`two components "${id}"`);
      ids.set(id, { index, type });
    }
    if (source !== undefined) clips.push({ item, source });
    for (const child of inFileOrder(children)) add(child, index);
  };
  for (const child of inFileOrder(scene.children)) add(child, 0);
  for (const { item, source } of clips) item.props.sourceId = find(source).index;

  // Interpolators take places in the artboard's list, too.
  const interpolators = new Map<string, number>();
  for (const ease of easesOf(scene)) {
    if (interpolators.has(ease.join())) continue;
    interpolators.set(ease.join(), list.length);
    const [x1, y1, x2, y2] = ease;
    list.push({ type: 'CubicEaseInterpolator', props: { x1, y1, x2, y2 } });
  }

  const keyFrame = (isColour: boolean, [frame, value, ease = 'linear']: Key): Item => ({
    type: isColour ? 'KeyFrameColor' : 'KeyFrameDouble',
    props: {
      frame,
      value: wire(value),
      ...(ease === 'linear'
        ? { interpolationType: 1 }
        : { interpolationType: 2, interpolatorId: interpolators.get(ease.join()) ?? 0 }),
    },
  });
  for (const animation of scene.animations) {
    list.push({
      type: 'LinearAnimation',
      props: { name: animation.name, fps: 60, duration: animation.duration, loopValue: 1 },
    });
    for (const [id, tracks] of byTarget(animation.tracks)) {
      const { index, type } = find(id);
      list.push({ type: 'KeyedObject', props: { objectId: index } });
      for (const [property, keys] of tracks) {
        const [propertyKey, fieldType] = fieldOf(type, property);
        list.push({ type: 'KeyedProperty', props: { propertyKey } });
        for (const key of keys) list.push(keyFrame(fieldType === 'color', key));
      }
    }
  }

  list.push({ type: 'StateMachine', props: { name: MACHINE } });
  for (const [animationId, animation] of scene.animations.entries()) {
    // States are numbered in the order written; a transition belongs to the state before it.
    list.push(
      { type: 'StateMachineLayer', props: { name: animation.name } },
      { type: 'AnyState', props: {} },
      { type: 'ExitState', props: {} },
      { type: 'EntryState', props: {} },
      { type: 'StateTransition', props: { stateToId: 3 } },
      { type: 'AnimationState', props: { animationId } },
    );
  }
  return list;
};
