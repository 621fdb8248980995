import { type Component, isPaint, type Paint, type Scene } from './scene.ts';
import { numberOf, pathData, round } from './svgPaths.ts';

const ID = 'hero-still';

const paintOf = ({ props = {} }: Component): Paint => {
  const paint = Object.values(props).find(isPaint);
  if (!paint) throw new Error('a colour without a paint');
  return paint;
};

const colour = (name: string, { token, alpha }: Paint): string =>
  `${name}="var(--${token})"${alpha === 1 ? '' : ` ${name.replace('-color', '')}-opacity="${alpha}"`}`;

const transformOf = (component: Component): string => {
  const [x, y] = [numberOf(component, 'x'), numberOf(component, 'y')];
  const rotation = (numberOf(component, 'rotation') * 180) / Math.PI;
  const [sx, sy] = [numberOf(component, 'scaleX', 1), numberOf(component, 'scaleY', 1)];
  const steps = [
    x || y ? `translate(${round(x)} ${round(y)})` : '',
    rotation ? `rotate(${round(rotation)})` : '',
    sx !== 1 || sy !== 1 ? `scale(${sx} ${sy})` : '',
  ].join('');
  return steps ? ` transform="${steps}"` : '';
};

/** The scene at rest as an SVG that is painted by the design's tokens, so that it follows the theme. */
export const drawSvg = ({ width, height, children }: Scene): string => {
  const clips = new Map<string, Component>();
  let defined = 0;

  const define = (open: string, body: string, close: string): { readonly id: string; readonly text: string } => {
    const id = `${ID}-${(defined += 1)}`;
    return { id, text: `<${open.replace(' ', ` id="${id}" `)}>${body}</${close}>` };
  };

  const gradient = (component: Component) => {
    const [x1, y1, x2, y2] = ['startX', 'startY', 'endX', 'endY'].map((name) => numberOf(component, name)) as [
      number,
      number,
      number,
      number,
    ];
    const stops = (component.children ?? []).map(
      (stop) => `<stop offset="${numberOf(stop, 'position')}" ${colour('stop-color', paintOf(stop))}/>`,
    );
    const units = 'gradientUnits="userSpaceOnUse"';
    return component.type === 'LinearGradient'
      ? define(`linearGradient ${units} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops.join(''), 'linearGradient')
      : define(
          `radialGradient ${units} cx="${x1}" cy="${y1}" r="${round(Math.hypot(x2 - x1, y2 - y1))}"`,
          stops.join(''),
          'radialGradient',
        );
  };

  const drawShape = ({ id, children: [path, ...paints] = [], ...rest }: Component): string => {
    if (!path) return '';
    if (id !== undefined) clips.set(id, path);
    const definitions: string[] = [];
    const attributes = new Map([['fill', 'fill="none"']]);
    for (const part of paints) {
      const [ink] = part.children ?? [];
      if (!ink) continue;
      if (part.type === 'Stroke') {
        attributes.set(
          'stroke',
          `${colour('stroke', paintOf(ink))} stroke-width="${numberOf(part, 'thickness')}" stroke-linecap="round" stroke-linejoin="round"`,
        );
      } else if (ink.type === 'SolidColor') {
        attributes.set('fill', colour('fill', paintOf(ink)));
      } else {
        const made = gradient(ink);
        definitions.push(made.text);
        attributes.set('fill', `fill="url(#${made.id})"`);
      }
    }
    const drawn = `<path${transformOf(rest)} ${[...attributes.values()].join(' ')} d="${pathData(path)}"/>`;
    return definitions.join('') + drawn;
  };

  const draw = (component: Component): string => {
    if (component.type === 'Shape') return drawShape(component);
    const parts = component.children ?? [];
    const source = parts.find(({ type }) => type === 'ClippingShape')?.source;
    const body = parts
      .filter(({ type }) => type !== 'ClippingShape')
      .map(draw)
      .join('');
    const clip = source === undefined ? undefined : clips.get(source);
    if (!clip) return `<g${transformOf(component)}>${body}</g>`;
    const made = define('clipPath ', `<path d="${pathData(clip)}"/>`, 'clipPath');
    return `${made.text}<g${transformOf(component)} clip-path="url(#${made.id})">${body}</g>`;
  };

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${children.map(draw).join('')}</svg>\n`;
};
