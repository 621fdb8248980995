import { paint } from './draw.ts';
import type { Animation, Ease, Key } from './scene.ts';

const IN_OUT: Ease = [0.42, 0, 0.58, 1];
const OUT: Ease = [0.2, 0.8, 0.3, 1];

/** To one side, to the other, and back to rest. */
const sway = (duration: number, rest: number, by: number): readonly Key[] => [
  [0, rest, IN_OUT],
  [duration / 4, rest - by, IN_OUT],
  [(3 * duration) / 4, rest + by, IN_OUT],
  [duration, rest],
];

/** Once there and back. */
const swell = (duration: number, from: number, to: number): readonly Key[] => [
  [0, from, IN_OUT],
  [duration / 2, to, IN_OUT],
  [duration, from],
];

const blinkAt = (...frames: readonly number[]): readonly Key[] => [
  [0, 1],
  ...frames.flatMap((frame): readonly Key[] => [
    [frame, 1],
    [frame + 4, 0.08],
    [frame + 7, 0.08],
    [frame + 12, 1],
  ]),
  [240, 1],
];

/** The list's loop begins and ends with everything done, as the still picture shows it; in between it starts anew. */
const DAY = 480;
const MORNING = 80;
const STARTS = [140, 220, 300];
const OPEN = paint('comb-empty');
const DONE = paint('bee-amber');

const tick = (start: number): readonly Key[] => [
  [0, 1],
  [MORNING, 1, IN_OUT],
  [MORNING + 20, 0],
  [start, 0, OUT],
  [start + 26, 1],
  [DAY, 1],
];

const boxColour = (start: number): readonly Key[] => [
  [0, DONE],
  [MORNING, DONE],
  [MORNING + 20, OPEN],
  [start - 8, OPEN],
  [start + 8, DONE],
  [DAY, DONE],
];

const boxPop = (start: number): readonly Key[] => [
  [0, 1],
  [start - 6, 1, OUT],
  [start + 6, 1.22, IN_OUT],
  [start + 24, 1],
  [DAY, 1],
];

const honey = (start: number): readonly Key[] => [
  [0, 1],
  [MORNING, 1, IN_OUT],
  [MORNING + 20, 0],
  [start + 16, 0],
  [start + 28, 1],
  [DAY, 1],
];

const honeyPop = (start: number): readonly Key[] => [
  [0, 1],
  [MORNING, 1],
  [MORNING + 20, 0.7],
  [start + 16, 0.7, OUT],
  [start + 34, 1.08, IN_OUT],
  [start + 48, 1],
  [DAY, 1],
];

/** What moves in the hero, and how. Every loop begins at the picture at rest, so that the still picture goes over into it. */
export const animations: readonly Animation[] = [
  {
    name: 'flap',
    duration: 8,
    tracks: {
      'wingFront.rotation': swell(8, 0, 0.5),
      'wingFront.scaleX': swell(8, 1, 0.72),
      'wingBack.rotation': swell(8, 0, -0.5),
      'wingBack.scaleX': swell(8, 1, 0.72),
    },
  },
  {
    name: 'hover',
    duration: 240,
    tracks: {
      'bee.y': sway(240, 190, 14),
      'bee.x': swell(240, 292, 304),
      'bee.rotation': sway(240, -0.03, 0.05),
      'shadow.x': swell(240, 284, 296),
      'shadow.scaleX': sway(240, 1, 0.12),
      'antennaFront.rotation': sway(240, 0, 0.09),
      'antennaBack.rotation': sway(240, 0, -0.08),
      'drip.scaleY': swell(240, 1, 1.3),
    },
  },
  { name: 'blink', duration: 240, tracks: { 'eyeLeft.scaleY': blinkAt(70, 190), 'eyeRight.scaleY': blinkAt(70, 190) } },
  {
    name: 'day',
    duration: DAY,
    tracks: Object.fromEntries(
      STARTS.flatMap((start, index) => [
        [`tick${index}.end`, tick(start)],
        [`boxColor${index}.colorValue`, boxColour(start)],
        [`box${index}.scaleX`, boxPop(start)],
        [`box${index}.scaleY`, boxPop(start)],
        [`honey${index}.opacity`, honey(start)],
        [`honey${index}.scaleX`, honeyPop(start)],
        [`honey${index}.scaleY`, honeyPop(start)],
      ]),
    ),
  },
];
