import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

const titleOf = (sentence: string) => readSentence(sentence, '2026-11-18').title;

describe('a greeting', () => {
  it.each([
    ['Merhaba kelimesini 5 dilde yaz, cuma', 'Merhaba kelimesini 5 dilde yaz'],
    ['Sevgili Günlük yazma ödevi cuma', 'Sevgili Günlük yazma ödevi'],
    ['Dear Santa letter for Friday', 'Dear Santa letter'],
    ['Selam verme konulu drama, perşembe', 'Selam verme konulu drama'],
    ['Good morning song practice for Tuesday', 'Good morning song practice'],
    ['İyi bayramlar kartı hazırla, salıya', 'İyi bayramlar kartı hazırla'],
  ])('stays where homework is about it: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });

  it.each([
    ['Merhaba kelime ezberi yarına', 'Kelime ezberi'],
    ['Selam verilen ödev mat test 4', 'Verilen ödev mat test 4'],
    ['Good morning maths sheet for Tuesday', 'Maths sheet'],
    ['hi song practice for Tuesday', 'Song practice'],
    ['İyi bayramlar, kartı cumaya getirelim', 'Kartı getirelim'],
    ['Sevgili veliler fen testi cumaya', 'Fen testi'],
  ])('goes where somebody is greeted, also without a comma: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });
});

describe('a "thank you"', () => {
  it.each([
    ['Write a thank you letter to Grandma', 'Write a thank you letter to Grandma'],
    ['Write thank you cards for the helpers', 'Write thank you cards for the helpers'],
    ['Make a Thank You poster', 'Make a Thank You poster'],
    ['Learn how to say thank you in Japanese', 'Learn how to say thank you in Japanese'],
  ])('[E-24] [FH-13] stays where homework is about it: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });

  it.each([
    ['Maths pages 4-5 tomorrow thank you', 'Maths pages 4-5'],
    ['Do page 12 by Friday. Thank you for your help', 'Do page 12'],
  ])('goes where somebody is thanked: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });
});
