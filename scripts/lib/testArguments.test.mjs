import { describe, expect, it } from 'vitest';
import { readTestArguments } from './testArguments.mjs';

const SUITES = ['stories', 'unit', 'e2e'];

describe('the arguments of npm test', () => {
  it.each([
    [[], { wanted: SUITES, files: [] }],
    [['e2e'], { wanted: ['e2e'], files: [] }],
    [['unit', 'e2e'], { wanted: ['unit', 'e2e'], files: [] }],
    [['e2e', 'e2e/login.spec.ts', 'touch'], { wanted: ['e2e'], files: ['e2e/login.spec.ts', 'touch'] }],
  ])('%j are understood', (args, asked) => {
    expect(readTestArguments(args, SUITES)).toEqual(asked);
  });

  it.each([
    [['e2f'], 'There is no suite "e2f". There are: stories, unit, e2e.'],
    [['unit', 'e2e', 'login'], '"login" can narrow one suite, not unit and e2e.'],
  ])('%j are answered with a sentence', (args, problem) => {
    expect(readTestArguments(args, SUITES)).toEqual({ problem });
  });
});
