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
    ['Hi mums, maths sheet for Tuesday', 'Maths sheet'],
    ['Hey can someone send me the spelling list for Friday pls', 'The spelling list'],
    ['hi song practice for Tuesday', 'Song practice'],
    ['İyi bayramlar, kartı cumaya getirelim', 'Kartı getirelim'],
    ['Sevgili veliler fen testi cumaya', 'Fen testi'],
  ])('goes where somebody is greeted, also without a comma: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });
});

describe('what is said to the helper', () => {
  it.each([
    ['can you add science p. 44 for thursday', 'Science p. 44'],
    ['Please add homework: maths page 12 tomorrow', 'Maths page 12'],
    ['create a homework for English essay due monday', 'English essay'],
    ['remind me that the art project is due friday', 'The art project'],
    ['remind me to bring glue on friday', 'Bring glue'],
    ['ödev ekle mat test 12 yarına', 'Mat test 12'],
    ['Yarına ödev oluştur: fen deneyi', 'Fen deneyi'],
    ['cumaya mat test 4 ekler misin', 'Mat test 4'],
  ])('[E-24] [FH-13] goes: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });

  it.each([
    ['Add the fractions on page 12, Friday', 'Add the fractions on page 12'],
    ['Make a task list for Monday', 'Make a task list'],
    ['Create a homework planner for Friday', 'Create a homework planner'],
    ['kelimelere ek ekle, yarına', 'Kelimelere ek ekle'],
  ])('is none where it is what is to be done: "%s"', (sentence, title) => {
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
