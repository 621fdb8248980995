import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';

describe('a sentence typed on a phone', () => {
  it.each([
    ['an ending apart', '5.12 ye kadar turkce performans odevi', '2026-12-05', 'Turkce performans odevi'],
    ['', '8.12.26 ya kadar fen tübitak başvurusu', '2026-12-08', 'Fen tübitak başvurusu'],
    ['', 'pzt ye kadar mat carpim tablosu', '2026-11-23', 'Mat carpim tablosu'],
    ['', 'mat çarş. ya kadar test 5', '2026-11-25', 'Mat test 5'],
    ['', 'ing videosu ayın 1 ine', '2026-12-01', 'İng videosu'],
    ['', 'ocak 8 e kadar dönem ödevi', '2027-01-08', 'Dönem ödevi'],
    ['not the next word', 'Pazartesi ya da salı günü fen sınavı', '2026-11-23', 'Fen sınavı'],
    ['a time of day', 'mat ödevi yarın saat 17:00 ye kadar yüklenecek', '2026-11-19', 'Mat ödevi yüklenecek'],
    ['', 'deneme cumartesi 9.30 da', '2026-11-21', 'Deneme'],
    ['', 'bu akşam 8 e kadar fen testi', '2026-11-18', 'Fen testi'],
    ['', 'due tomorrow at 9 - maths p12', '2026-11-19', 'Maths p12'],
    ['a short name', 'mat test 5 cum', '2026-11-20', 'Mat test 5'],
    ['', 'Mat: 2. ünite sonu, Perş.', '2026-11-19', 'Mat: 2. ünite sonu'],
    ['', '5 ara fen projesi', '2026-12-05', 'Fen projesi'],
    ['', 'math workbook 21-22 tmw', '2026-11-19', 'Math workbook 21-22'],
    ['a day without its month', '30una kadar tarih odevi', '2026-11-30', 'Tarih odevi'],
    ['', "4'ünde fizik yazılısı", '2026-12-04', 'Fizik yazılısı'],
    ['', '28i cumartesi mat denemesi', '2026-11-28', 'Mat denemesi'],
    ['', 'ayın on ikisine kadar fen afişi', '2026-12-12', 'Fen afişi'],
    ['but not the moon', 'ayın iki evresini çiz', null, 'Ayın iki evresini çiz'],
    ['a month that is called one', 'aralık ayının 15ine kadar tarih projesi', '2026-12-15', 'Tarih projesi'],
    ['', 'gelecek ayın 25ine kadar mat projesi', '2026-12-25', 'Mat projesi'],
    ['an end', 'ay sonunda kompozisyon teslim', '2026-11-30', 'Kompozisyon teslim'],
    ['', 'ayın son günü din ödevi', '2026-11-30', 'Din ödevi'],
    ['', 'Ocak ayı sonuna kadar proje', '2027-01-31', 'Proje'],
    ['', 'last day of december history diary', '2026-12-31', 'History diary'],
    ['a stretch', '5-7 aralık arası sosyal sunumu', '2026-12-07', 'Sosyal sunumu'],
    ['', '23-27 kasım haftası ing tekrarı', '2026-11-27', 'İng tekrarı'],
    ['', '28 kasım - 5 aralık arası 2 kitap', '2026-12-05', '2 kitap'],
    ['', 'pazartesi-cuma arası 20 soru', '2026-11-20', '20 soru'],
    ['', 'between dec 7 and dec 11 give an English talk', '2026-12-11', 'Give an English talk'],
    ['not of pages', 'read pages 3-5 dec 4', '2026-12-04', 'Read pages 3-5'],
    ['one of two', 'pzt/salı mat sınavı', '2026-11-23', 'Mat sınavı'],
    ['a short word', '30 kasıma kdr kompozisyon', '2026-11-30', 'Kompozisyon'],
    ['', 'cumaya dek fen testi', '2026-11-20', 'Fen testi'],
    ['weeks from a day', 'Two weeks from Friday the project is due', '2026-12-04', 'The project'],
    ['', 'maths homework for a week on monday', '2026-11-30', 'Maths homework'],
    ['', 'maths in a fortnight', '2026-12-02', 'Maths'],
    ['', 'öbür hafta salı fizik ödevi', '2026-12-01', 'Fizik ödevi'],
    ['a day that is denied', 'bring an apron, not tomorrow but friday', '2026-11-20', 'Bring an apron'],
    ['', 'maths test on friday not thursday', '2026-11-20', 'Maths test'],
    ['a day that is over', 'geçen cuma verilen mat ödevi', null, 'Mat ödevi'],
    ['', 'geçen cuma mat ödevi eksik kalmış', null, 'Mat ödevi eksik kalmış'],
    ['', 'geçen hafta salı verilen ödev mat test 4, pazartesiye', '2026-11-23', 'Ödev mat test 4'],
    ['a day that is put off', 'mat yazılısı ertelendi 3 aralıktan 10 aralığa', '2026-12-10', 'Mat yazılısı ertelendi'],
    ['the day of the homework', 'toplantı çarşamba, mat ödevi perşembe', '2026-11-19', 'Mat ödevi'],
    ['so many weekdays on', 'iki pazartesi sonra ing sunum', '2026-11-30', 'İng sunum'],
    ['a feast', '19 mayıs resmi yapılacak pazartesi', '2026-11-23', '19 mayıs resmi yapılacak'],
    ['', '29 ekim kompozisyonu salıya', '2026-11-24', '29 ekim kompozisyonu'],
    ['the day of a beginning', 'salı başlayacak fen projesi perşembeye bitecek', '2026-11-19', 'Fen projesi'],
    ['wishes', 'Happy Friday everyone! Read chapter 2.', null, 'Read chapter 2'],
    ['', 'Have a nice weekend! Maths page 12', null, 'Maths page 12'],
    ['', 'mat s 12 yapın iyi hafta sonları', null, 'Mat s 12 yapın'],
    ['', 'Günaydın değerli velilerim, fen testi cumaya', '2026-11-20', 'Fen testi'],
    ['words that are needed', 'yarın mat ödevi var', '2026-11-19', 'Mat ödevi'],
    ['', 'mat sayfa 12den 15e kadar yarına', '2026-11-19', 'Mat sayfa 12den 15e kadar'],
  ])('[E-24] [FH-13] %s: "%s" is due %s, "%s"', (_, sentence, dueDate, title) => {
    expect(readSentence(sentence, TODAY)).toMatchObject({ dueDate, title });
  });

  it.each([
    ['Read the page on Friday', null],
    ['Read a page a day', null],
    ['sayfa on iki çözülecek', '12'],
    ['read page twenty-one', '21'],
    ['fen sy 90 91', '90, 91'],
    ['fen 12-15 s', '12-15'],
  ])('[E-24] %s: page %s', (sentence, page) => {
    expect(readSentence(sentence, TODAY).page).toBe(page);
  });

  it.each([
    ['sos harita boyama', 'Sosyal Bilgiler'],
    ['tde ödevi', 'Türkçe'],
    ['eng essay', 'İngilizce'],
    ['soc studies map', 'Sosyal Bilgiler'],
    ['d&t project', 'Teknoloji ve Tasarım'],
    ['engin hoca verdi', null],
    ['dinle ve yaz ing', 'İngilizce'],
    ['beden dili sunumu türkçe', 'Türkçe'],
    ['18 Kasım-2 Aralık tarihleri arasında fen projesi', 'Fen Bilimleri'],
  ])('[E-24] %s: subject %s', (sentence, subject) => {
    expect(readSentence(sentence, TODAY).subject).toBe(subject);
  });
});
