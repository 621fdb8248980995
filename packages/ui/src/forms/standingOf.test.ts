import { expect, it } from 'vitest';
import { standingOf } from './standingOf.ts';

const opened = { id: 'a', name: 'Sofra' };
const other = { id: 'b', name: 'Oda' };

it('what is open stands as the list has it by now, and as it was once it is gone from one that is read', () => {
  const changed = { id: 'a', name: 'Sofrayı kur' };
  expect(standingOf(opened, [other, changed], true)).toEqual({ now: changed, isGone: false });
  expect(standingOf(opened, [other], true)).toEqual({ now: opened, isGone: true });
  expect(standingOf(opened, [], false)).toEqual({ now: opened, isGone: false });
});
