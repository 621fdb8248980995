import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isEasilyGuessed } from '../../src/identity/localProvider/passwords.ts';
import { PASSWORD } from './support.ts';

const EMAIL = 'ayse.yilmaz@example.test';
const long = dictionary['passwords-common'].filter(({ length }) => length >= 6);

describe('[V-06] a password that is easily guessed', () => {
  it('is one of the thousand most common of six characters and more, and not the one after', () => {
    expect(long.slice(0, 1000).filter((password) => !isEasilyGuessed(password, EMAIL))).toEqual([]);
    expect(isEasilyGuessed(long[1000] ?? '', EMAIL)).toBe(false);
  });

  it.each(['123456', 'password', 'PassWord', 'QWERTY', 'iloveyou', 'ｐａｓｓｗｏｒｄ'])('%s', (password) =>
    expect(isEasilyGuessed(password, EMAIL)).toBe(true),
  );

  it.each([EMAIL, 'ayse.yilmaz', 'Ayse.Yilmaz', EMAIL.toUpperCase()])(
    "is %s, the account's own address",
    (password) => {
      expect(isEasilyGuessed(password, EMAIL)).toBe(true);
      expect(isEasilyGuessed(password, 'can@example.test')).toBe(false);
    },
  );

  it.each([PASSWORD, 'kovan-demo', 'a long password', 'ayse.yilmaz1', 'password in a sentence'])(
    'is not %s',
    (password) => expect(isEasilyGuessed(password, EMAIL)).toBe(false),
  );
});
