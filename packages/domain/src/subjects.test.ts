import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseSubject } from './normaliseSubject.ts';
import { isSubject, SUBJECTS } from './subjects.ts';
import { fold } from './text.ts';

/** List L-2: each canonical name with the upper-case forms that become it. */
const UPPER_CASE: Readonly<Record<string, readonly string[]>> = {
  Matematik: ['MATEMATİK', 'MATEMATIK', 'MAT'],
  Türkçe: ['TÜRKÇE', 'TURKCE'],
  'Fen Bilimleri': ['FEN BİLİMLERİ', 'FEN', 'FEN BILIMLERI', 'FEN BİLGİSİ'],
  'Sosyal Bilgiler': ['SOSYAL BİLGİLER', 'SOSYAL', 'SOSYAL BILGILER'],
  İngilizce: ['İNGİLİZCE', 'INGILIZCE'],
  Tarih: ['TARİH', 'TARIH'],
  Coğrafya: ['COĞRAFYA', 'COGRAFYA'],
  Science: ['SCIENCE'],
  Maths: ['MATHS', 'MATH'],
  'Din Kültürü': ['DİN KÜLTÜRÜ', 'DIN KULTURU', 'DİN KÜLTÜRÜ VE AHLAK BİLGİSİ', 'DİN'],
  Fizik: ['FİZİK', 'FIZIK'],
  Kimya: ['KİMYA', 'KIMYA'],
  Biyoloji: ['BİYOLOJİ', 'BIYOLOJI'],
  Müzik: ['MÜZİK', 'MUZIK'],
  'Görsel Sanatlar': ['GÖRSEL SANATLAR', 'GORSEL SANATLAR', 'RESİM', 'RESIM'],
  'Beden Eğitimi': ['BEDEN EĞİTİMİ', 'BEDEN EGITIMI', 'BEDEN EĞİTİMİ VE SPOR'],
  'Teknoloji ve Tasarım': ['TEKNOLOJİ VE TASARIM', 'TEKNOLOJI VE TASARIM', 'TEKNOLOJİ TASARIM'],
};

describe('subjects', () => {
  it('[E-02] [N-16] are these 17, in this order', () => {
    expect(SUBJECTS).toHaveLength(17);
    expect(SUBJECTS).toEqual(Object.keys(UPPER_CASE));
  });

  it.each(Object.entries(UPPER_CASE))('[E-23] [Q-45] takes every upper-case form for %s', (subject, forms) => {
    expect(forms.map(normaliseSubject)).toEqual(forms.map(() => subject));
  });

  it('[E-23] [Q-45] folds İ with i and ı with I, however case was changed', () => {
    for (const subject of SUBJECTS) {
      const forms = [
        subject,
        subject.toLocaleUpperCase('tr'),
        subject.toUpperCase(),
        subject.toLocaleLowerCase('tr'),
        subject.toLowerCase(),
        ` ${subject.replaceAll(' ', '  ')} `,
        subject.normalize('NFD'),
      ];
      expect(forms.map(normaliseSubject)).toEqual(forms.map(() => subject));
    }
  });

  it('[D-25] [Q-44] keeps an unknown subject as given, trimmed', () => {
    expect(normaliseSubject(' SATRANÇ ')).toBe('SATRANÇ');
    expect(normaliseSubject('')).toBe('');
    fc.assert(
      fc.property(fc.string(), (text) => {
        const subject = normaliseSubject(text);
        return isSubject(subject) || subject === text.trim();
      }),
    );
  });

  it('knows its own spelling only, letter for letter', () => {
    expect(SUBJECTS.every(isSubject)).toBe(true);
    expect(['matematik', 'Fen', ''].some(isSubject)).toBe(false);
  });
});

describe('folding', () => {
  it('[Q-45] leaves no difference of case, Turkish letters, accents or white space', () => {
    expect(fold('  IŞIĞIN  İzi\n')).toBe('isigin izi');
    expect(fold('i̇')).toBe('i');
    expect(fold('ÇĞÖŞÜ')).toBe(fold('çğöşü'));
  });

  it('changes nothing more when repeated', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });
});
