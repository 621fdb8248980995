import type { Component, Paint, Value } from './scene.ts';

/** Short words for what the scene is made of. Lengths in px of the artboard, angles in radians. */

export type XY = readonly [x: number, y: number];
type Props = Readonly<Record<string, Value>>;

export const paint = (token: string, alpha = 1): Paint => ({ token, alpha });

export const group = (id: string | undefined, [x, y]: XY, children: readonly Component[], props: Props = {}) =>
  ({ type: 'Node', id, props: { x, y, ...props }, children }) satisfies Component;

export const shape = (path: Component, paints: readonly Component[], props: Props = {}, id?: string) =>
  ({ type: 'Shape', id, props, children: [path, ...paints] }) satisfies Component;

const solid = (color: Paint, id?: string): Component => ({ type: 'SolidColor', id, props: { colorValue: color } });

export const fill = (color: Paint, id?: string): Component => ({ type: 'Fill', children: [solid(color, id)] });

export const stroke = (color: Paint, thickness: number, trim?: Component): Component => ({
  type: 'Stroke',
  props: { thickness, cap: 1, join: 1 },
  children: trim ? [solid(color), trim] : [solid(color)],
});

/** A fill that changes from one colour to another between two points; a radial one from the first point outwards. */
export const gradient = (
  type: 'LinearGradient' | 'RadialGradient',
  [startX, startY]: XY,
  [endX, endY]: XY,
  colours: readonly [Paint, Paint],
): Component => ({
  type: 'Fill',
  children: [
    {
      type,
      props: { startX, startY, endX, endY },
      children: colours.map((colorValue, position) => ({ type: 'GradientStop', props: { position, colorValue } })),
    },
  ],
});

export const ellipse = (width: number, height = width): Component => ({ type: 'Ellipse', props: { width, height } });

export const box = (width: number, height: number, cornerRadiusTL = 0): Component => ({
  type: 'Rectangle',
  props: { width, height, cornerRadiusTL },
});

export const polygon = (points: readonly XY[], radius = 0): Component => ({
  type: 'PointsPath',
  props: { isClosed: true },
  children: points.map(([x, y]) => ({ type: 'StraightVertex', props: { x, y, radius } })),
});

export const line = (points: readonly XY[]): Component => ({
  type: 'PointsPath',
  props: { isClosed: false },
  children: points.map(([x, y]) => ({ type: 'StraightVertex', props: { x, y } })),
});

export const hexagon = (radius: number, corner: number): Component =>
  polygon(
    Array.from({ length: 6 }, (_, i): XY => [
      radius * Math.sin((i * Math.PI) / 3),
      -radius * Math.cos((i * Math.PI) / 3),
    ]),
    corner,
  );

const polar = (from: XY, to: XY) => ({
  angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
  distance: Math.hypot(to[0] - from[0], to[1] - from[1]),
});

/** Each vertex with its handles, all three as points on the plane. */
export const curve = (isClosed: boolean, vertices: readonly (readonly [at: XY, into: XY, out: XY])[]): Component => ({
  type: 'PointsPath',
  props: { isClosed },
  children: vertices.map(([at, into, out]) => {
    const arriving = polar(at, into);
    const leaving = polar(at, out);
    return {
      type: 'CubicDetachedVertex',
      props: {
        x: at[0],
        y: at[1],
        inRotation: arriving.angle,
        inDistance: arriving.distance,
        outRotation: leaving.angle,
        outDistance: leaving.distance,
      },
    };
  }),
});
