import { describe, expect, it } from 'vitest';
import { isChildrenOnly, kindOfToken, ownerOf, SESSION_KINDS, sessionIdOf, sessionOwner } from './sessionKinds.ts';

it('[DV-07] a token says its kind by its beginning; one that says none is an adult’s', () => {
  const tokens = ['adult.a.b.c', 'device.a.b.c', 'lent.a.b.c', 'a.b.c', 'story-token', 'devices.a', 'lent', ''];
  expect(tokens.map(kindOfToken)).toEqual(['adult', 'device', 'lent', 'adult', 'adult', 'adult', 'adult', 'adult']);
});

it('[DV-05] only an adult’s session shows more than children', () => {
  expect(SESSION_KINDS.filter(isChildrenOnly)).toEqual(['device', 'lent']);
  expect(isChildrenOnly(null)).toBe(false);
});

// The browser's and Node's own, which ES alone does not name.
declare const btoa: (text: string) => string;

describe('the owner of what a browser keeps', () => {
  const SUB = '0d4f1b34-6b0e-4a7e-9a53-2a3f8a1f0b01';
  const FAMILY = '8f1b7c52-2d0f-4c36-8a3c-5a2f5d1b9e02';
  const jwt = (claims: unknown) =>
    `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;

  it('[OF-02] is the kind, the user or device and the family of the token', () => {
    const token = jwt({ sub: SUB, family: FAMILY, jti: 'x', name: '\u00fb\u00ff?>~' });
    expect(SESSION_KINDS.map((kind) => ownerOf(`${kind}.${token}`))).toEqual(
      SESSION_KINDS.map((kind) => `${kind}.${SUB}.${FAMILY}`),
    );
  });

  it('of a token of before, which says no kind, is an adult', () => {
    expect(ownerOf(jwt({ sub: SUB, family: FAMILY }))).toBe(`adult.${SUB}.${FAMILY}`);
  });

  it('is the same for another session of the same user, and never holds the token', () => {
    const owners = ['one', 'two'].map((jti) => ownerOf(`adult.${jwt({ sub: SUB, family: FAMILY, jti })}`));
    expect(new Set(owners)).toEqual(new Set([`adult.${SUB}.${FAMILY}`]));
  });

  it('is not known for a token that is none of ours', () => {
    const none = ['', 'story-token', '__pending__', 'adult.', 'adult.a.b.c', 'a.b.c.d.e'];
    const strange = [null, 'text', [], {}, { sub: SUB }, { family: FAMILY }, { sub: 1, family: FAMILY }].map(jwt);
    const ours = jwt({ sub: SUB, family: FAMILY });
    const within = [`Bearer ${ours}`, `${ours} x`, `?.${ours}`];
    const tokens = [...none, ...strange, ...within];
    expect(tokens.map(ownerOf)).toEqual(tokens.map(() => null));
  });

  it('[DV-07] of a session is known at least by its kind', () => {
    const token = `lent.${jwt({ sub: SUB, family: FAMILY })}`;
    expect([token, 'lent.a', 'device.a.b.c', 'a.b.c', ''].map(sessionOwner)).toEqual([
      `lent.${SUB}.${FAMILY}`,
      'lent',
      'device',
      'adult',
      'adult',
    ]);
  });
});

it('the id of a session stands in its token, and in none that is not ours', () => {
  const named = `adult.h.${btoa('{"jti":"oturum"}').replaceAll('=', '')}.s`;
  expect([named, 'adult.a.b.c', 'story-token', ''].map(sessionIdOf)).toEqual(['oturum', null, null, null]);
});
