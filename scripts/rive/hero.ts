import { bee } from './bee.ts';
import { box, curve, ellipse, fill, gradient, group, hexagon, line, paint, shape, stroke, type XY } from './draw.ts';
import { animations } from './motion.ts';
import type { Component, Scene } from './scene.ts';

const EDGE = paint('honey-edge');
const LINE = paint('bee-line');

const emptyCell = (at: XY): Component =>
  group(undefined, at, [shape(hexagon(52, 9), [fill(paint('comb-empty')), stroke(paint('comb-line'), 4)])]);

const fullCell = (at: XY, id?: string): Component =>
  group(id, at, [
    shape(hexagon(52, 9), [
      gradient('LinearGradient', [-30, -50], [30, 50], [paint('bee-honey'), paint('bee-amber')]),
      stroke(EDGE, 5),
    ]),
    shape(
      line([
        [-31, 0],
        [-31, -15],
        [-11, -28],
      ]),
      [stroke(paint('gloss'), 6)],
    ),
  ]);

const drip = group(
  'drip',
  [-50, 134],
  [
    shape(
      curve(true, [
        [
          [0, -12],
          [-11, 2],
          [11, 2],
        ],
        [
          [0, 20],
          [14, 20],
          [-14, 20],
        ],
      ]),
      [fill(paint('bee-amber')), stroke(EDGE, 4)],
    ),
  ],
);

/** Honey rises from the bottom: two cells are full, and each tick on the list fills one more. */
const honeycomb = group(
  'honeycomb',
  [156, 392],
  [
    emptyCell([-50, -86]),
    emptyCell([50, -86]),
    emptyCell([0, 0]),
    emptyCell([100, 0]),
    emptyCell([50, 86]),
    fullCell([-100, 0]),
    fullCell([-50, 86]),
    fullCell([50, 86], 'honey0'),
    fullCell([0, 0], 'honey1'),
    fullCell([100, 0], 'honey2'),
    drip,
  ],
);

const row = (index: number, y: number, length: number): Component =>
  group(
    undefined,
    [0, y],
    [
      group(
        `box${index}`,
        [-98, 0],
        [
          shape(hexagon(25, 5), [fill(paint('bee-amber'), `boxColor${index}`), stroke(EDGE, 3)]),
          shape(
            line([
              [-10, 1],
              [-3, 8],
              [11, -8],
            ]),
            [
              stroke(paint('bee-ink'), 5.5, {
                type: 'TrimPath',
                id: `tick${index}`,
                props: { start: 0, end: 1, modeValue: 1 },
              }),
            ],
          ),
        ],
      ),
      shape(box(length, 13, 6.5), [fill(paint('text', 0.85))], { x: -55 + length / 2, y: -9 }),
      shape(box(length * 0.62, 9, 4.5), [fill(paint('text', 0.25))], { x: -55 + length * 0.31, y: 11 }),
    ],
  );

const checklist = group(
  'checklist',
  [520, 346],
  [
    shape(box(292, 292, 30), [fill(paint('bee-shadow', 0.7))], { x: 6, y: 12 }),
    shape(box(292, 292, 30), [fill(paint('surface')), stroke(LINE, 5)]),
    shape(box(84, 26, 13), [fill(paint('bee-amber')), stroke(LINE, 5)], { y: -146 }),
    row(0, -78, 168),
    row(1, 4, 132),
    row(2, 86, 154),
  ],
  { rotation: 0.05 },
);

/** The hero of the landing page: a bee over a comb, and a list whose every tick is a cell full of honey. */
export const hero: Scene = {
  width: 720,
  height: 560,
  children: [
    shape(ellipse(700), [gradient('RadialGradient', [0, 0], [350, 0], [paint('glow'), paint('glow', 0)])], {
      x: 360,
      y: 280,
      scaleY: 0.8,
    }),
    honeycomb,
    group('shadow', [284, 286], [shape(ellipse(146, 18), [fill(paint('bee-shadow'))])]),
    checklist,
    bee([292, 190], -0.03),
  ],
  animations,
};
