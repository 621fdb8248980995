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

/** The steps of a component's own transform, after those of the groups that have nothing but it. */
const stepsOf = (component: Component, above = ''): string => {
  const [x, y] = [numberOf(component, 'x'), numberOf(component, 'y')];
  const rotation = (numberOf(component, 'rotation') * 180) / Math.PI;
  const [sx, sy] = [numberOf(component, 'scaleX', 1), numberOf(component, 'scaleY', 1)];
  return [
    above,
    x || y ? `translate(${round(x)} ${round(y)})` : '',
    rotation ? `rotate(${round(rotation)})` : '',
    sx !== 1 || sy !== 1 ? `scale(${sx} ${sy})` : '',
  ].join('');
};

const transform = (steps: string): string => (steps ? ` transform="${steps}"` : '');

/**
 * The scene at rest as an SVG that is painted by the design's tokens, so that it follows the theme. It stands before the
 * first paint of the landing page, so no element and no attribute is there that a phone could do without.
 */
export const drawSvg = ({ width, height, children }: Scene): string => {
  const clips = new Map<string, Component>();
  const defined = new Map<string, string>();

  /** What is defined alike is defined once; `text` is empty from the second time on. */
  const define = (open: string, body: string, close: string): { readonly id: string; readonly text: string } => {
    const known = defined.get(open + body);
    if (known !== undefined) return { id: known, text: '' };
    const id = `${ID}-${defined.size + 1}`;
    defined.set(open + body, id);
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

  const drawShape = ({ id, children: [path, ...paints] = [], ...rest }: Component, above: string): string => {
    if (!path) return '';
    if (id !== undefined) clips.set(id, path);
    const definitions: string[] = [];
    const attributes = new Map([['fill', 'fill="none"']]);
    for (const part of paints) {
      const [ink] = part.children ?? [];
      if (!ink) continue;
      if (part.type === 'Stroke') {
        attributes.set('stroke', `${colour('stroke', paintOf(ink))} stroke-width="${numberOf(part, 'thickness')}"`);
      } else if (ink.type === 'SolidColor') {
        attributes.set('fill', colour('fill', paintOf(ink)));
      } else {
        const made = gradient(ink);
        definitions.push(made.text);
        attributes.set('fill', `fill="url(#${made.id})"`);
      }
    }
    const drawn = `<path${transform(stepsOf(rest, above))} ${[...attributes.values()].join(' ')} d="${pathData(path)}"/>`;
    return definitions.join('') + drawn;
  };

  const draw = (component: Component, above = ''): string => {
    if (component.type === 'Shape') return drawShape(component, above);
    const parts = component.children ?? [];
    const source = parts.find(({ type }) => type === 'ClippingShape')?.source;
    const seen = parts.filter(({ type }) => type !== 'ClippingShape');
    const steps = stepsOf(component, above);
    const isBare = source === undefined && (steps === '' || seen.length === 1);
    if (isBare) return seen.map((part) => draw(part, steps)).join('');
    const body = seen.map((part) => draw(part)).join('');
    const clip = source === undefined ? undefined : clips.get(source);
    if (!clip) return `<g${transform(steps)}>${body}</g>`;
    const made = define('clipPath ', `<path d="${pathData(clip)}"/>`, 'clipPath');
    return `${made.text}<g${transform(steps)} clip-path="url(#${made.id})">${body}</g>`;
  };

  const drawing = children.map((child) => draw(child)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>\n`;
};
