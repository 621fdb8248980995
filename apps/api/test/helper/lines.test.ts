import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';
const read = (...lines: readonly string[]) => readSentence(lines.join('\n'), TODAY);

describe('a note of several lines', () => {
  it('[E-26] stays in its lines as the description', () => {
    expect(read('  Yarına:', 'Türkçe sayfa 67', '', 'Matematik: çarpım tablosu ').description).toBe(
      'Yarına:\nTürkçe sayfa 67\n\nMatematik: çarpım tablosu',
    );
  });

  it('[E-24] is read line by line where each names a field', () => {
    expect(
      read(
        'Ödev: Matematik',
        'Kitap: Çözüm Yayınları 5. Sınıf',
        'Sayfa: 102-105',
        'Öğretmen: Selin Kaya',
        'Teslim: 3 Aralık',
      ),
    ).toMatchObject({
      title: 'Matematik, Kitap: Çözüm Yayınları 5. Sınıf, Sayfa: 102-105',
      subject: 'Matematik',
      book: 'Çözüm Yayınları 5. Sınıf',
      page: '102-105',
      teacher: 'Selin Kaya',
      dueDate: '2026-12-03',
    });
    expect(read('Subject: Science', 'Pages: 12-15', 'Due: Friday')).toMatchObject({
      title: 'Science, Pages: 12-15',
      subject: 'Fen Bilimleri',
      page: '12-15',
      dueDate: '2026-11-20',
    });
  });

  it.each([
    ['a line that says when', ['MATEMATİK', 'Sayfa 34, 35', 'Cumaya kadar'], 'MATEMATİK, Sayfa 34, 35'],
    [
      'a heading',
      ['Yarına:', 'Türkçe: sayfa 67', 'Matematik: çarpım tablosu'],
      'Türkçe: sayfa 67, Matematik: çarpım tablosu',
    ],
    [
      'bullets',
      ['Ödevimiz:', '- Matematik sayfa 56-57', '• Türkçe sayfa 80'],
      'Matematik sayfa 56-57, Türkçe sayfa 80',
    ],
    ['numbers', ['1) Fen deneyi', '2) Harita çizimi'], 'Fen deneyi, Harita çizimi'],
    ['a bullet without a space', ['Yarına:', '-Mat s. 45', '-Türkçe s. 46'], 'Mat s. 45, Türkçe s. 46'],
    ['a bold heading', ['*Matematik:* sayfa 45', '_Fen_ deneyi'], 'Matematik: sayfa 45, Fen deneyi'],
    ['a line that only names', ['ÖDEVLER', 'Türkçe metin', 'Matematik test'], 'Türkçe metin, Matematik test'],
    ['', ['Sevgili velilerim yarınki ödevlerimiz aşağıdadır:', 'Mat test', 'Okuma'], 'Mat test, Okuma'],
    ['', ['Günün Ödevleri 📝', '✅ Mat test'], 'Mat test'],
    ['', ["This week's homework; spelling list"], 'Spelling list'],
    ['a greeting', ['Merhaba,', 'kesirler testi'], 'Kesirler testi'],
    [
      "a teacher's message",
      [
        'Değerli velilerim merhaba,',
        'Yarın için ödevlerimiz:',
        '1) Matematik sayfa 45',
        '2) Okuma metni',
        'İyi akşamlar',
      ],
      'Matematik sayfa 45, Okuma metni',
    ],
    ['a sentence a line', ['Read chapter 2.', 'Draw a map.'], 'Read chapter 2. Draw a map'],
    [
      'a label of the day',
      ['Matematik ödevi:', 'Sayfa 20-25', 'Teslim tarihi: 07.12.2026'],
      'Matematik ödevi: Sayfa 20-25',
    ],
  ])('[FH-13] keeps its lines apart in the title: %s', (_, lines, title) => {
    expect(read(...lines).title).toBe(title);
  });

  it.each([
    ['türkçe,sayfa 45,yarına', 'Türkçe, sayfa 45', '2026-11-19'],
    ['fen;ünite tekrarı;cuma', 'Fen; ünite tekrarı', '2026-11-20'],
    ['mat testi çözülecek.Yarına kitap getirin', 'Mat testi çözülecek. Kitap getirin', '2026-11-19'],
    ['read pages 3,4 and 5*6, friday', 'Read pages 3,4 and 5*6', '2026-11-20'],
  ])('[E-24] [FH-13] may have no space behind a sign: "%s"', (sentence, title, dueDate) => {
    expect(read(sentence)).toMatchObject({ title, dueDate });
  });

  it('[E-24] joins no pages over the end of a line', () => {
    expect(read('mat sayfa 12', '13 soru, yarına')).toMatchObject({ page: '12', dueDate: '2026-11-19' });
    expect(read('mat sayfa 12', '40. sorudan başla').page).toBe('12');
  });
});

describe('several things in one line', () => {
  it.each([
    ['numbers', '1) matematik sayfa 12 2) fen sayfa 30, cumaya', 'Matematik sayfa 12, fen sayfa 30'],
    [
      '',
      '1) Read ch. 4 2) answer questions 1-5 3) bring a ruler, for Thursday',
      'Read ch. 4, answer questions 1-5, bring a ruler',
    ],
    ['', 'Yarına: 1) okuma kitabı 20 sayfa 2) mat test 5', 'Okuma kitabı 20 sayfa, mat test 5'],
    ['', '1- mat s. 12 2- fen s. 30 cumaya', 'Mat s. 12, fen s. 30'],
    ['', '1-) 5 soru 2-) 3 paragraf', '5 soru, 3 paragraf'],
    ['numbers of something else', 'sayfa 45 soru 1) ve 2) yarına', 'Sayfa 45 soru 1 ve 2'],
    ['', 'test (soru 1) deneme (soru 2) çöz', 'Test (soru 1) deneme (soru 2) çöz'],
    ['', '1) mat test 4 (soru 1) 2) fen test 2', 'Mat test 4 (soru 1), fen test 2'],
    ['numbers with points', '1. Matematik sayfa 12 2. Türkçe okuma, yarına', 'Matematik sayfa 12, Türkçe okuma'],
    ['', 'Yarına: 1. mat s. 12 2. fen 3. ünite 3. okuma', 'Mat s. 12, fen 3. ünite, okuma'],
    [
      '',
      '1. Read ch. 4 2. Answer questions 1-5 3. Bring a ruler, for Thursday',
      'Read ch. 4, Answer questions 1-5, Bring a ruler',
    ],
    ['', '1.Matematik test 4\n2.Türkçe okuma\n3. 20 sayfa kitap', 'Matematik test 4, Türkçe okuma, 20 sayfa kitap'],
    ['', 'Ödev:\n1. mat s. 45.\n2. Kitap okuma', 'Mat s. 45. Kitap okuma'],
    ['', 'Ödevlerimiz 📚 1. mat s. 45 2. kitap okuma', 'Mat s. 45, kitap okuma'],
    ['and dashes', 'yarınki ödevler: 1-mat s 12 2-türkçe s 14', 'Mat s 12, türkçe s 14'],
    ['', '1-Maths p. 12\n2-Reading\nDue Friday', 'Maths p. 12, Reading'],
    ['but not with those of something else', '1. ünite 2. bölüm oku', '1. ünite 2. bölüm oku'],
    ['', '1. Dünya Savaşı 2. Dünya Savaşı özeti', '1. Dünya Savaşı 2. Dünya Savaşı özeti'],
    ['', '1. dönem 2. Sınav konuları mat', '1. dönem 2. Sınav konuları mat'],
    ['', '1. ve 2. etkinlik yarına', '1. ve 2. etkinlik'],
    ['', 'mat 1. Etkinlik 2. Kazanım', 'Mat 1. Etkinlik 2. Kazanım'],
    ['', '1. 12. 4. alıştırmalar', '1. 12. 4. alıştırmalar'],
    ['', '5. sınıf fen\n2. dönem tekrarı', '5. sınıf fen, 2. dönem tekrarı'],
    ['', '1. Sınıf okuma\n2. Mat test', '1. Sınıf okuma, 2. Mat test'],
    ['pictures', '📌 Matematik s.45 📌 Türkçe s.30 yarına', 'Matematik s.45, Türkçe s.30'],
    ['', '1️⃣ mat s. 12 2️⃣ fen s. 30', 'Mat s. 12, fen s. 30'],
    ['', 'Ödev 📚: Türkçe s. 5 pazartesiye bitecek 🙏🏻', 'Türkçe s. 5'],
    ['', 'hi all 👋 spelling test friday 😊 list 7', 'Spelling test list 7'],
    ['', '5️⃣ soru çöz', '5 soru çöz'],
    ['pictures in a sentence', 'draw a ❤️ card for mum, friday', 'Draw a card for mum'],
    ['', 'Cumhuriyet şiiri 🇹🇷 yarına', 'Cumhuriyet şiiri'],
  ])('[FH-13] are kept apart in the title, without what is before each: %s "%s"', (_, sentence, title) => {
    expect(read(sentence).title).toBe(title);
  });

  it.each([
    ['Ders: Matematik Konu: kesirler Sayfa: 33 Teslim: Salı', 'Matematik, kesirler, Sayfa: 33', '2026-11-24'],
    ['Subject: Maths Topic: fractions Page: 33 Due: Tuesday', 'Maths, fractions, Page: 33', '2026-11-24'],
    ['Matematik sayfa 33 Teslim: Salı', 'Matematik sayfa 33', '2026-11-24'],
    ['Projenin teslim tarihi: 4 Aralık', 'Proje', '2026-12-04'],
    ['The essay is due: Friday', 'The essay', '2026-11-20'],
  ])('[FH-13] may be fields without commas: "%s"', (sentence, title, dueDate) => {
    expect(read(sentence)).toMatchObject({ title, dueDate });
  });

  it('[E-24] take no field for the end of another', () => {
    expect(read('Ders: Türkçe Öğretmen: Selin Teslim: 3 Aralık').teacher).toBe('Selin');
    expect(read('Kitap: Çözüm Yayınları Sayfa: 33 Teslim: cuma').book).toBe('Çözüm Yayınları');
    expect(read('Yarına: 1) okuma kitabı 20 sayfa 2) mat test 5').page).toBeNull();
  });
});
