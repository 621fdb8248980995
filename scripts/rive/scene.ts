import type { TypeName } from './format.ts';

/** A colour by the name of its token (packages/ui/src/tokens/tokens.css), and how much of it. */
export interface Paint {
  readonly token: string;
  readonly alpha: number;
}

export type Value = number | string | boolean | Paint;

/** One component. Siblings are in painter's order: a later one covers an earlier one. */
export interface Component {
  readonly type: TypeName;
  readonly id?: string | undefined;
  readonly props?: Readonly<Record<string, Value>>;
  readonly children?: readonly Component[];
  /** For a ClippingShape: the id of the shape that clips. */
  readonly source?: string;
}

export type Ease = 'linear' | readonly [x1: number, y1: number, x2: number, y2: number];
/** Frame, value, and how to travel from here to the next key. */
export type Key = readonly [frame: number, value: number | Paint, ease?: Ease];

/** A loop over some properties; lengths are in frames, 60 a second. */
export interface Animation {
  readonly name: string;
  readonly duration: number;
  /** "componentId.property" to its keys, sorted by frame. */
  readonly tracks: Readonly<Record<string, readonly Key[]>>;
}

/** A picture and its loops, which all play at once. What stands in the components is the picture at rest. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly children: readonly Component[];
  readonly animations: readonly Animation[];
}

export const isPaint = (value: Value): value is Paint => typeof value === 'object';
