import { expect, it } from 'vitest';
import { charactersIn, fold } from './text.ts';

it('[E-23] texts that people take for the same fold to the same', () => {
  for (const text of ['İŞ  Eğitimi', 'iş eğitimi', ' IŞ EĞITIMI\n', 'is\tegitimi', 'I\u0307S\u0327 EG\u0306ITIMI'])
    expect(fold(text), text).toBe('is egitimi');
  expect(fold('Öykü, Çağ')).toBe('oyku, cag');
});

it('[V-39] an emoji is one character, as a letter is', () => {
  expect(['', 'Işıl', '🐝', 'bal 🍯🐝'].map(charactersIn)).toEqual([0, 4, 1, 6]);
});
