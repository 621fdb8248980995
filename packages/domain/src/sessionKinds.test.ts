import { expect, it } from 'vitest';
import { isChildrenOnly, kindOfToken, SESSION_KINDS } from './sessionKinds.ts';

it('[DV-07] a token says its kind by its beginning; one that says none is an adult’s', () => {
  const tokens = ['adult.a.b.c', 'device.a.b.c', 'lent.a.b.c', 'a.b.c', 'story-token', 'devices.a', 'lent', ''];
  expect(tokens.map(kindOfToken)).toEqual(['adult', 'device', 'lent', 'adult', 'adult', 'adult', 'adult', 'adult']);
});

it('[DV-05] only an adult’s session shows more than children', () => {
  expect(SESSION_KINDS.filter(isChildrenOnly)).toEqual(['device', 'lent']);
});
