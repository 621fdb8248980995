import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';

describe("a teacher's message", () => {
  it.each([
    ["Friday's, which only tells which", "Turn in Friday's homework tomorrow", '2026-11-19', 'Turn in homework'],
    ['', "Hand in Friday's maths homework on Monday", '2026-11-23', 'Hand in maths homework'],
    ['', "Friday's homework is p 5, due Monday", '2026-11-23', 'Homework is p 5'],
    ['but not what is due on it', "Turn in tomorrow's homework", '2026-11-19', "Turn in tomorrow's homework"],
    ['', "Study for Friday's test", '2026-11-20', 'Study for test'],
    ['the hour before the day', 'Science proposals are due by 3pm this Friday', '2026-11-20', 'Science proposals'],
    ['', 'essay due by 5pm on Friday', '2026-11-20', 'Essay'],
    ['', "saat 17:00'ye kadar cuma günü fen projesi yüklenecek", '2026-11-20', 'Fen projesi yüklenecek'],
    ['and behind it', 'Chem write-up, due Tues 24 Nov @ 9am', '2026-11-24', 'Chem write-up'],
    ['that it reminds', 'just a reminder spelling test friday', '2026-11-20', 'Spelling test'],
    ['', 'Friendly reminder: book report due Monday', '2026-11-23', 'Book report'],
    ['', 'Reminder: maths quiz on Friday', '2026-11-20', 'Maths quiz'],
    ['', 'Hatırlatma: cuma günü fen sunumu', '2026-11-20', 'Fen sunumu'],
    ['but not a reminder that is made', 'Reminder poster for art due Friday', '2026-11-20', 'Reminder poster for art'],
    ['that it is sorry', 'Sorry for late notice - model volcano due tomorrow', '2026-11-19', 'Model volcano'],
    ['whose note it is', "İlknur Öğretmen'in notu: metin s.61, pazartesiye kadar", '2026-11-23', 'Metin s.61'],
    ['that all is due', 'Draw a map. Write a diary. Both due 25/11.', '2026-11-25', 'Draw a map. Write a diary'],
    ['', 'Türkçe s. 40, mat s. 52, ikisi de salıya', '2026-11-24', 'Türkçe s. 40, mat s. 52'],
    ['that it will be looked at', 'Sayfa 78 ve 79, yarın kontrol edeceğim', '2026-11-19', 'Sayfa 78 ve 79'],
    ['', 'mat test 4, cuma soracağım', '2026-11-20', 'Mat test 4'],
    ['', 'kelimeler ezberlenecek, pazartesi sorucam', '2026-11-23', 'Kelimeler ezberlenecek'],
    ['who is spoken to', 'Arkadaşlar matematik s. 56 pazartesiye', '2026-11-23', 'Matematik s. 56'],
    [
      'but not whom it is about',
      'Arkadaşlar arası iletişim posteri cumaya',
      '2026-11-20',
      'Arkadaşlar arası iletişim posteri',
    ],
  ])('[E-24] [FH-13] loses in its title %s: "%s" is due %s, "%s"', (_, sentence, dueDate, title) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ dueDate, title });
  });
});
