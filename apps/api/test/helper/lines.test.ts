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

  it('[E-24] joins no pages over the end of a line', () => {
    expect(read('mat sayfa 12', '13 soru, yarına')).toMatchObject({ page: '12', dueDate: '2026-11-19' });
    expect(read('mat sayfa 12', '40. sorudan başla').page).toBe('12');
  });
});
