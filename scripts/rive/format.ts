/** The words of the Rive runtime format (.riv, major version 7): only what our scene uses. */

/** Field types, numbered as the table of contents wants them (a bool travels as 0 too). */
export const FIELD_TYPES = { uint: 0, bool: 0, string: 1, double: 2, color: 3 } as const;
export type FieldType = keyof typeof FIELD_TYPES;
export type Field = readonly [key: number, type: FieldType];
type Fields = Readonly<Record<string, Field>>;

const component: Fields = { name: [4, 'string'], parentId: [5, 'uint'] };
const transform: Fields = {
  ...component,
  opacity: [18, 'double'],
  rotation: [15, 'double'],
  scaleX: [16, 'double'],
  scaleY: [17, 'double'],
};
const node: Fields = { ...transform, x: [13, 'double'], y: [14, 'double'] };
const parametric: Fields = { ...node, width: [20, 'double'], height: [21, 'double'] };
const vertex: Fields = { ...component, x: [24, 'double'], y: [25, 'double'] };
const gradient: Fields = {
  ...component,
  startX: [42, 'double'],
  startY: [33, 'double'],
  endX: [34, 'double'],
  endY: [35, 'double'],
};
const keyFrame: Fields = { frame: [67, 'uint'], interpolationType: [68, 'uint'], interpolatorId: [69, 'uint'] };

const TYPES = {
  Backboard: [23, {}],
  Artboard: [1, { ...transform, width: [7, 'double'], height: [8, 'double'], defaultStateMachineId: [236, 'uint'] }],
  Node: [2, node],
  Shape: [3, node],
  Ellipse: [4, parametric],
  Rectangle: [7, { ...parametric, cornerRadiusTL: [31, 'double'] }],
  PointsPath: [16, { ...node, isClosed: [32, 'bool'] }],
  StraightVertex: [5, { ...vertex, radius: [26, 'double'] }],
  CubicDetachedVertex: [
    6,
    {
      ...vertex,
      inRotation: [84, 'double'],
      inDistance: [85, 'double'],
      outRotation: [86, 'double'],
      outDistance: [87, 'double'],
    },
  ],
  Fill: [20, component],
  Stroke: [24, { ...component, thickness: [47, 'double'], cap: [48, 'uint'], join: [49, 'uint'] }],
  SolidColor: [18, { ...component, colorValue: [37, 'color'] }],
  LinearGradient: [22, gradient],
  RadialGradient: [17, gradient],
  GradientStop: [19, { ...component, colorValue: [38, 'color'], position: [39, 'double'] }],
  // Without a mode the whole file fails to load.
  TrimPath: [47, { ...component, start: [114, 'double'], end: [115, 'double'], modeValue: [117, 'uint'] }],
  ClippingShape: [42, { ...component, sourceId: [92, 'uint'] }],
  CubicEaseInterpolator: [28, { x1: [63, 'double'], y1: [64, 'double'], x2: [65, 'double'], y2: [66, 'double'] }],
  LinearAnimation: [31, { name: [55, 'string'], fps: [56, 'uint'], duration: [57, 'uint'], loopValue: [59, 'uint'] }],
  KeyedObject: [25, { objectId: [51, 'uint'] }],
  KeyedProperty: [26, { propertyKey: [53, 'uint'] }],
  KeyFrameDouble: [30, { ...keyFrame, value: [70, 'double'] }],
  KeyFrameColor: [37, { ...keyFrame, value: [88, 'color'] }],
  StateMachine: [53, { name: [55, 'string'] }],
  StateMachineLayer: [57, { name: [138, 'string'] }],
  AnimationState: [61, { animationId: [149, 'uint'] }],
  AnyState: [62, {}],
  EntryState: [63, {}],
  ExitState: [64, {}],
  StateTransition: [65, { stateToId: [151, 'uint'] }],
} as const satisfies Record<string, readonly [typeKey: number, fields: Fields]>;

export type TypeName = keyof typeof TYPES;

export const typeKey = (type: TypeName): number => TYPES[type][0];

/** The field of a type by name; an unknown name is a mistake in the scene, so it throws. */
export const fieldOf = (type: TypeName, name: string): Field => {
  const fields: Fields = TYPES[type][1];
  const found = fields[name];
  if (!found) throw new Error(`${type} has no property "${name}"`);
  return found;
};
