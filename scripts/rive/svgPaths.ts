import type { XY } from './draw.ts';
import type { Component } from './scene.ts';

export const round = (value: number): string => String(Math.round(value * 10) / 10 + 0);
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export const numberOf = ({ props = {} }: Component, name: string, otherwise = 0): number => {
  const value = props[name];
  return typeof value === 'number' ? value : otherwise;
};

const ellipsePath = (width: number, height: number): string => {
  const [rx, ry] = [width / 2, height / 2];
  const arc = `a${round(rx)} ${round(ry)} 0 0 1`;
  return `M${point(-rx, 0)}${arc} ${point(width, 0)}${arc} ${point(-width, 0)}Z`;
};

const boxPath = (width: number, height: number, corner: number): string => {
  const arc = (x: number, y: number) => `a${round(corner)} ${round(corner)} 0 0 1 ${point(x, y)}`;
  return [
    `M${point(corner - width / 2, -height / 2)}h${round(width - 2 * corner)}${arc(corner, corner)}`,
    `v${round(height - 2 * corner)}${arc(-corner, corner)}`,
    `h${round(2 * corner - width)}${arc(-corner, -corner)}v${round(2 * corner - height)}${arc(corner, -corner)}Z`,
  ].join('');
};

const towards = (from: XY, to: XY, distance: number): XY => {
  const part = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
};

const straightPath = (vertices: readonly Component[], isClosed: boolean): string => {
  const points = vertices.map((vertex): XY => [numberOf(vertex, 'x'), numberOf(vertex, 'y')]);
  const corners = points.map((at, index) => {
    const radius = vertices[index] ? numberOf(vertices[index], 'radius') : 0;
    if (radius === 0) return point(...at);
    const before = points.at(index - 1) ?? at;
    const after = points[(index + 1) % points.length] ?? at;
    return `${point(...towards(at, before, radius))}Q${point(...at)} ${point(...towards(at, after, radius))}`;
  });
  return `M${corners.join('L')}${isClosed ? 'Z' : ''}`;
};

const handle = (vertex: Component, side: 'in' | 'out'): string => {
  const angle = numberOf(vertex, `${side}Rotation`);
  const distance = numberOf(vertex, `${side}Distance`);
  return point(numberOf(vertex, 'x') + Math.cos(angle) * distance, numberOf(vertex, 'y') + Math.sin(angle) * distance);
};

const curvePath = (vertices: readonly Component[], isClosed: boolean): string => {
  const to = (from: Component, vertex: Component) =>
    `C${handle(from, 'out')} ${handle(vertex, 'in')} ${point(numberOf(vertex, 'x'), numberOf(vertex, 'y'))}`;
  const [first, ...rest] = vertices;
  if (!first) return '';
  const last = rest.at(-1) ?? first;
  return [
    `M${point(numberOf(first, 'x'), numberOf(first, 'y'))}`,
    ...rest.map((vertex, index) => to(rest[index - 1] ?? first, vertex)),
    isClosed ? `${to(last, first)}Z` : '',
  ].join('');
};

/** The outline of an ellipse, a rectangle or a path of points, as SVG writes it. */
export const pathData = (path: Component): string => {
  const { type, props = {}, children = [] } = path;
  if (type === 'Ellipse') return ellipsePath(numberOf(path, 'width'), numberOf(path, 'height'));
  if (type === 'Rectangle') {
    return boxPath(numberOf(path, 'width'), numberOf(path, 'height'), numberOf(path, 'cornerRadiusTL'));
  }
  const isClosed = props.isClosed === true;
  return children[0]?.type === 'CubicDetachedVertex' ? curvePath(children, isClosed) : straightPath(children, isClosed);
};
