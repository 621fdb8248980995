import { curve, ellipse, fill, gradient, group, paint, polygon, shape, stroke, type XY } from './draw.ts';
import type { Component } from './scene.ts';

const LINE = paint('bee-line');
const INK = paint('bee-ink');
const WHITE = (alpha: number) => paint('bee-shine', alpha);

const wing = (id: string, at: XY, tilt: number, alpha: number): Component =>
  group(
    undefined,
    at,
    [
      group(
        id,
        [0, 0],
        [
          shape(
            curve(true, [
              [
                [0, 0],
                [26, -22],
                [-26, -22],
              ],
              [
                [-6, -112],
                [-62, -96],
                [44, -118],
              ],
            ]),
            [gradient('LinearGradient', [0, 0], [0, -112], [WHITE(alpha), paint('bee-wing', alpha)]), stroke(LINE, 5)],
          ),
          shape(
            curve(false, [
              [
                [-3, -26],
                [-3, -26],
                [-8, -44],
              ],
              [
                [-8, -80],
                [-6, -64],
                [-8, -80],
              ],
            ]),
            [stroke(paint('bee-ink', 0.25), 4)],
          ),
        ],
      ),
    ],
    { rotation: tilt },
  );

const stripe = (x: number): Component =>
  shape(
    curve(false, [
      [
        [x, -80],
        [x, -80],
        [x - 20, -30],
      ],
      [
        [x, 80],
        [x - 20, 30],
        [x, 80],
      ],
    ]),
    [stroke(INK, 27)],
  );

const antenna = (id: string, at: XY, [x, y]: XY): Component =>
  group(id, at, [
    shape(
      curve(false, [
        [
          [0, 0],
          [0, 0],
          [2, y * 0.7],
        ],
        [
          [x, y],
          [x * 0.5, y * 1.05],
          [x, y],
        ],
      ]),
      [stroke(LINE, 5)],
    ),
    shape(ellipse(13), [fill(LINE)], { x, y }),
  ]);

const eye = (id: string, x: number): Component =>
  group(id, [x, -12], [shape(ellipse(17, 24), [fill(INK)]), shape(ellipse(7, 8), [fill(WHITE(1))], { x: 3, y: -5 })]);

const leg = (x: number): Component =>
  shape(
    curve(false, [
      [
        [x, 50],
        [x, 50],
        [x - 2, 62],
      ],
      [
        [x + 9, 74],
        [x, 74],
        [x + 9, 74],
      ],
    ]),
    [stroke(LINE, 5)],
  );

const honeyBetween = (y: number, from: string, to: string) =>
  gradient('LinearGradient', [0, -y], [0, y], [paint(from), paint(to)]);

const head = group(
  'head',
  [78, -12],
  [
    antenna('antennaBack', [6, -48], [14, -40]),
    antenna('antennaFront', [26, -42], [30, -32]),
    shape(ellipse(108, 104), [honeyBetween(52, 'bee-light', 'bee-honey'), stroke(LINE, 5)]),
    eye('eyeLeft', -10),
    eye('eyeRight', 26),
    shape(ellipse(17, 11), [fill(paint('bee-cheek', 0.55))], { x: -26, y: 10 }),
    shape(ellipse(15, 11), [fill(paint('bee-cheek', 0.55))], { x: 41, y: 9 }),
    shape(
      curve(false, [
        [
          [-4, 11],
          [-4, 11],
          [0, 25],
        ],
        [
          [23, 10],
          [20, 25],
          [23, 10],
        ],
      ]),
      [stroke(INK, 4.5)],
    ),
  ],
);

/** The mascot in side view, as `Bee` draws it: 1 unit is 1 px, its middle at the given point. */
export const bee = (at: XY, rotation: number): Component =>
  group(
    'bee',
    at,
    [
      wing('wingBack', [14, -46], 0.42, 0.85),
      leg(-32),
      leg(0),
      leg(30),
      shape(
        polygon(
          [
            [-84, -12],
            [-84, 16],
            [-112, 6],
          ],
          4,
        ),
        [fill(LINE)],
      ),
      group(
        'body',
        [0, 0],
        [
          { type: 'ClippingShape', source: 'bodyShape' },
          shape(ellipse(188, 118), [honeyBetween(59, 'bee-honey', 'bee-amber')], {}, 'bodyShape'),
          stripe(-50),
          stripe(2),
          shape(ellipse(120, 26), [fill(WHITE(0.28))], { x: -12, y: -40, rotation: -0.06 }),
        ],
      ),
      shape(ellipse(188, 118), [stroke(LINE, 5)]),
      head,
      wing('wingFront', [-14, -44], -0.3, 0.92),
    ],
    { rotation, scaleX: 0.96, scaleY: 0.96 },
  );
