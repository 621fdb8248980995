import { describe, expect, it } from 'vitest';
import { figuresOf, interactiveAt, median, mediansOf } from './figures.mjs';

const load = (changes = {}) => ({
  firstPaint: 800,
  largestPaint: 900,
  domReady: 700,
  shift: 0,
  longTasks: [],
  requests: [{ start: 0, end: 600, bytes: 1000 }],
  end: 20_000,
  ...changes,
});
const task = (start, end) => ({ start, end });

describe('when a page is usable', () => {
  it('is the first paint of a page without long tasks', () => {
    expect(interactiveAt(load())).toBe(800);
  });

  it('is no earlier than the parsed document', () => {
    expect(interactiveAt(load({ domReady: 1500 }))).toBe(1500);
  });

  it('is the end of the last long task before the quiet', () => {
    expect(interactiveAt(load({ longTasks: [task(100, 300), task(1000, 1200), task(3100, 3300)] }))).toBe(3300);
  });

  it('does not wait for long tasks after the quiet', () => {
    expect(interactiveAt(load({ longTasks: [task(1000, 1200), task(3201, 3300)] }))).toBe(1200);
  });

  it('waits for a task that is under way at the first paint', () => {
    expect(interactiveAt(load({ longTasks: [task(700, 1000)] }))).toBe(1000);
  });

  it('looks for the quiet only when at most two requests are under way', () => {
    const longTasks = [task(1000, 1100), task(5000, 5100)];
    const requests = [task(0, 600), task(700, 4000), task(700, 4000), task(2000, 4500)];
    expect(interactiveAt(load({ longTasks, requests }))).toBe(5100);
    expect(interactiveAt(load({ longTasks, requests: requests.slice(0, 3) }))).toBe(1100);
  });

  it('is not known where the page was not looked at for long enough', () => {
    expect(() => interactiveAt(load({ end: 2799 }))).toThrow('never quiet');
    expect(interactiveAt(load({ end: 2800 }))).toBe(800);
  });
});

it('counts the time beyond 50 ms of every long task, and what was asked for before the page was usable', () => {
  const requests = [
    { start: 0, end: 600, bytes: 1000 },
    { start: 610, end: 900, bytes: 500 },
    { start: 2000, end: 2500, bytes: 7000 },
  ];
  expect(figuresOf(load({ longTasks: [task(900, 1000), task(5000, 5060)], requests }))).toEqual({
    fcp: 800,
    lcp: 900,
    tti: 1000,
    blocked: 60,
    cls: 0,
    requestsBefore: 2,
    requests: 3,
    bytesBefore: 1500,
    bytes: 8500,
  });
});

it('takes the middle one, or the mean of the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 9, 2])).toBe(5.5);
  expect(
    mediansOf([
      { fcp: 3, lcp: 1 },
      { fcp: 1, lcp: 1 },
      { fcp: 2, lcp: 7 },
    ]),
  ).toEqual({ fcp: 2, lcp: 1 });
});
