import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

const subjectOf = (sentence: string) => readSentence(sentence, '2026-11-18').subject;

describe('a subject that the form does not offer', () => {
  it.each([
    'Almanca kelime ezberi cumaya',
    'Almanca hikaye okunacak',
    'German vocabulary for Monday',
    'French grammar worksheet',
    'Hayat bilgisi deneyi yapılacak',
    'Hayat bilgisi ödevi: ailemizle ilgili resim yap',
    'Fransızca resim çizip etiketle, cuma',
  ])('[E-24] is none that one of its topics tells: "%s"', (sentence) => {
    expect(subjectOf(sentence)).toBeNull();
  });

  it.each([
    ['Almanca ve matematik ödevi', 'Matematik'],
    ['German soldiers of the world war', 'Tarih'],
    ['kelime ezberi cumaya', 'İngilizce'],
    ['Almanca ve resim ödevi', 'Görsel Sanatlar'],
    ['Bir resim yap, yanına Almanca adını yaz', 'Görsel Sanatlar'],
  ])('hides no other one: "%s"', (sentence, subject) => {
    expect(subjectOf(sentence)).toBe(subject);
  });

  it('keeps its homework in a title', () => {
    expect(readSentence('fen sayfa 4 cumaya, Almanca kelime ezberi salı', '2026-11-18').title).toBe(
      'Fen sayfa 4, Almanca kelime ezberi',
    );
  });
});

describe('a short English name of a subject', () => {
  it.each([
    '5 artı 3 işlemlerini yap',
    'Artı ve eksi sayılar sayfa 12',
    'Plant a pea seed in a pot',
    'Pele biography',
    'Pete the cat',
    'Draw a geode',
    'Write about your best mate',
  ])('takes no Turkish ending that makes a word of its own: "%s"', (sentence) => {
    expect(subjectOf(sentence)).toBeNull();
  });

  it.each([
    ["PE'ye top getir", 'Beden Eğitimi'],
    ['peye top getir', 'Beden Eğitimi'],
    ['arttan boya', 'Görsel Sanatlar'],
    ['arts and crafts', 'Görsel Sanatlar'],
    ['geography map', 'Coğrafya'],
    ['peygamberler', 'Din Kültürü'],
    ['mata çalış', 'Matematik'],
  ])('takes others: "%s"', (sentence, subject) => {
    expect(subjectOf(sentence)).toBe(subject);
  });
});
