import { expect, it } from 'vitest';
import { leaveOut } from './leaveOut.ts';

const CODE = `class Hive {
  count() { warn('Çok'); return 1; }
  get name() { return this.say('x', warn('y')); }
}
class Bee { count() { return 2; } }
const fly = () => { return 3; };
var Swarm = class extends Bee { count() { return 4; } };
export function rest(at) { return warn(at); }
`;

const left = (...parts: string[]) => {
  const found = new Set<string>();
  const code = leaveOut(CODE, parts, (part) => found.add(part));
  return { code, found: [...found] };
};

it.each([
  ['a class’s member', 'Hive.count', "  count() { warn('Çok'); return 1; }\n", '  \n'],
  ['what a class tells by a getter', 'Hive.name', "  get name() { return this.say('x', warn('y')); }", '  '],
  ['a member of a class in a variable', 'Swarm.count', '{ count() { return 4; } }', '{  }'],
  ['what a function does', 'rest', '{ return warn(at); }', '{}'],
  ['what a function in a constant does', 'fly', '{ return 3; }', '{}'],
  ['a call of a method', 'this.say()', "this.say('x', warn('y'))", 'void 0'],
])('leaves out %s, and nothing else', (_what, part, before, after) => {
  expect(left(part)).toEqual({ code: CODE.replace(before, after), found: [part] });
});

it('leaves out every call, but once what stands in something that goes itself', () => {
  const { code } = left('warn()', 'Hive.name');
  expect(code).not.toContain('warn(');
  expect(code).toContain('count() { void 0; return 1; }');
});

it('tells of no part that is not there', () => {
  expect(left('Hive.fly', 'Bee', 'hum', 'this.hum()')).toEqual({ code: CODE, found: [] });
});

it('refuses to leave out what the rest of its class uses', () => {
  expect(() => leaveOut('class Hive { hum() {} fly() { return this.hum; } }', ['Hive.hum'], () => undefined)).toThrow(
    'Hive.hum',
  );
});
