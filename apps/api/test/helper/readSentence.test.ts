import { readFixedSentence } from '@kovan/api-client/mocks';
import { dayIn } from '@kovan/domain/days';
import { TEXT_LIMITS } from '@kovan/domain/limits';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';
const read = (sentence: string, today = TODAY) => readSentence(sentence, today);

describe('a whole sentence', () => {
  it('[FH-13] [E-24] gives title, description, subject, teacher, book, page and due date in Turkish', () => {
    expect(read('Yarına matematik kitabı sayfa 45-46, Ayşe öğretmen')).toEqual({
      title: 'Matematik kitabı sayfa 45-46',
      description: 'Yarına matematik kitabı sayfa 45-46, Ayşe öğretmen',
      subject: 'Matematik',
      teacher: 'Ayşe öğretmen',
      book: 'Matematik kitabı',
      page: '45-46',
      dueDate: '2026-11-19',
    });
  });

  it('[FH-13] [E-24] gives the same fields in English, with the Turkish name of the subject', () => {
    expect(read('Science workbook pages 30 to 33 by next Friday, Mrs. Brown')).toMatchObject({
      subject: 'Fen Bilimleri',
      teacher: 'Mrs. Brown',
      book: 'Science workbook',
      page: '30-33',
      dueDate: '2026-11-27',
    });
  });

  it('leaves empty what the sentence does not say', () => {
    expect(read('oyun hamuru getirilecek')).toEqual({
      title: 'Oyun hamuru getirilecek',
      description: 'oyun hamuru getirilecek',
      subject: null,
      teacher: null,
      book: null,
      page: null,
      dueDate: null,
    });
  });

  it('reads without Turkish letters, in capitals and with typing errors', () => {
    const plain = { subject: 'Türkçe', page: '12', dueDate: '2026-11-24' };
    expect(read('haftaya sali turkce sayfa 12')).toMatchObject(plain);
    expect(read('HAFTAYA SALI TÜRKÇE SAYFA 12')).toMatchObject(plain);
    expect(read('haftaya salı türkçe sayfa 12'.normalize('NFD'))).toMatchObject(plain);
    expect(read('ingilzce test yarna')).toMatchObject({ subject: 'İngilizce', dueDate: '2026-11-19' });
  });
});

describe('the subject', () => {
  it.each([
    ['mat test', 'Matematik'],
    ['maths worksheet', 'Matematik'],
    ['türkçeden şiir', 'Türkçe'],
    ['fenden deney', 'Fen Bilimleri'],
    ['science quiz', 'Fen Bilimleri'],
    ['sosyalden sunum', 'Sosyal Bilgiler'],
    ['İngilizceden kelimeler', 'İngilizce'],
    ['tarihten özet', 'Tarih'],
    ['coğrafya haritası', 'Coğrafya'],
    ['din kültürü soruları', 'Din Kültürü'],
    ['fiziğe çalış', 'Fizik'],
    ['kimyada mol', 'Kimya'],
    ['biyolojiden hücre', 'Biyoloji'],
    ['müziğe flüt', 'Müzik'],
    ['resimden pastel', 'Görsel Sanatlar'],
    ['beden dersine top', 'Beden Eğitimi'],
    ['p.e. shoes', 'Beden Eğitimi'],
    ['teknoloji tasarımdan maket', 'Teknoloji ve Tasarım'],
  ])('of "%s" is %s', (sentence, subject) => {
    expect(read(sentence).subject).toBe(subject);
  });

  it('is the first of two, or told by a topic where none is named', () => {
    expect(read('fen ve matematik testleri').subject).toBe('Fen Bilimleri');
    expect(read('çarpım tablosu ezberlenecek').subject).toBe('Matematik');
  });

  it('is not history where a date is meant', () => {
    expect(read('teslim tarihi cuma').subject).toBeNull();
  });
});

describe('the pages', () => {
  it.each([
    ['s. 12', '12'],
    ['sayfa 45-46', '45-46'],
    ['syf 23 24 25 çözülecek', '23, 24, 25'],
    ['sayfa 12, 14 ve 16', '12, 14, 16'],
    ['30. sayfa', '30'],
    ['22. ve 23. sayfaları', '22, 23'],
    ["sayfa 30'dan 35'e kadar", '30-35'],
    ['15-16-17. sayfalar', '15, 16, 17'],
    ['8 ile 11 arası sayfalar', '8-11'],
    ['sayfa yirmi üç', '23'],
    ['pp. 8, 10 and 12', '8, 10, 12'],
    ['p.15-16 & 20', '15-16, 20'],
    ['page 22 tomorrow', '22'],
    ['sayfa 60 ilk 5 soru', '60'],
    ['sayfa 12, 5 soru', '12'],
    ['syf 23 12 soru daha', '23'],
    ['fen syf 23 12', '23'],
    ['Türkçe kitabı sayfa 78 79 80 etkinlik 3,4', '78, 79, 80'],
    ['p.5 to p.9 history', '5-9'],
    ['15. sayfadan 20. sayfaya kadar', '15-20'],
    ['sayfa 12, 13 ve sayfa 20', '12, 13, 20'],
  ])('of "%s" are %s', (sentence, page) => {
    expect(read(sentence).page).toBe(page);
  });

  it.each(['20 sayfa kitap okuyacak', 'test 5', '3. ünite', '10 soru', '1 page long'])(
    'are none in "%s"',
    (sentence) => {
      expect(read(sentence).page).toBeNull();
    },
  );

  it('[E-24] are no more than the form takes, each of them whole', () => {
    const pages = Array.from({ length: TEXT_LIMITS.page }, (_, at) => String(100 + at));
    const taken = pages.slice(0, Math.floor((TEXT_LIMITS.page + 2) / '100, '.length));
    expect(read(`sayfa ${pages.join(', ')}`).page).toBe(taken.join(', '));
  });
});

describe('the book', () => {
  it.each([
    ['mat kitabından sayfa 3', 'Mat kitabı'],
    ['Tonguç soru bankasından 20 soru', 'Tonguç soru bankası'],
    ['coğrafya kitabımızın 3. sayfası', 'Coğrafya kitabı'],
    ['"Küçük Prens" okunacak', 'Küçük Prens'],
    ["'The Twits' chapter 2", 'The Twits'],
    ['kitap: Bilfen Matematik, sayfa 8', 'Bilfen Matematik'],
    ['İngilizceden workbook sayfa 12', 'Workbook'],
    ['Grammar Zone workbook page 8', 'Grammar Zone workbook'],
    ["Mrs. Brown student's book page 30", "Student's book"],
    ['"Charlie ve Çikolata Fabrikası Macerası" kitabını oku', 'Charlie ve Çikolata Fabrikası Macerası'],
    ['"Küçük Prens"', 'Küçük Prens'],
    ['bizim Kara Balık adlı kitap okunacak', 'Kara Balık'],
    ['Ready for Physics workbook page 4', 'Ready for Physics workbook'],
    ['Elif Türkçe soru bankası', 'Elif Türkçe soru bankası'],
    ['Elif Türkçe kitabı sayfa 3', 'Türkçe kitabı'],
    ['yaz tatili kitabı sayfa 4', 'Yaz tatili kitabı'],
    ['5. sınıf matematik kitabı sayfa 4', '5. sınıf matematik kitabı'],
    ['Reading book 2 page 4', 'Reading book 2'],
    ['24 Ocak sömestr kitabı bitecek', 'Sömestr kitabı'],
    ['Hayat bilgisi çalışma kitabı sayfa 58', 'Hayat bilgisi çalışma kitabı'],
    ['Fransızca çalışma kitabı sayfa 10', 'Fransızca çalışma kitabı'],
    ['kitap: Çözüm 5. Sınıf Matematik, sayfa 8', 'Çözüm 5. Sınıf Matematik'],
    ['Kitap adı: Küçük Prens. Üçüncü bölüm okunacak', 'Küçük Prens'],
    ['read illustrated atlas page 4 by tomorrow', 'Illustrated atlas'],
  ])('[E-24] of "%s" is %s', (sentence, book) => {
    expect(read(sentence).book).toBe(book);
  });

  it.each([
    'kitabın 45. sayfası',
    '20 sayfa kitap okuyacak',
    '"Dostluk" konulu kompozisyon',
    'Write about "Friendship" and read page 4',
    'okunacak mavi kara balık isimli kitap',
    'English book report',
    'Okuduğu kitabın özetini çıkaracak',
    'Yeni aldığımız kitaptan 10 sayfa',
    'Sınıftaki kitabı oku',
    'Read 15 pages of any book',
    'Bring your own book on Friday',
    'On Monday bring your favourite book',
    'Summarise the book you are reading',
  ])('[E-24] is none in "%s"', (sentence) => {
    expect(read(sentence).book).toBeNull();
  });
});

describe('the teacher', () => {
  it.each([
    ['Ayşe öğretmen test verdi', 'Ayşe öğretmen'],
    ["Mehmet Hoca'nın ödevi", 'Mehmet Hoca'],
    ['öğretmeni Hülya Hanım istedi', 'Hülya Hanım'],
    ['emine öğretmenden yazı', 'Emine öğretmen'],
    ['Öğretmen: Ayşe Yılmaz', 'Ayşe Yılmaz'],
    ['Salih öğrt. harita istedi', 'Salih öğrt'],
    ["Mrs. Brown's essay", 'Mrs. Brown'],
    ["essay for Mr. O'Neil", "Mr. O'Neil"],
    ['İzmirden Ayşe öğretmen geldi, şiir', 'Ayşe öğretmen'],
    ['SINIF ANNESİ ZEYNEP HANIM KARTON İSTEDİ', 'ZEYNEP HANIM'],
  ])('[E-24] of "%s" is %s', (sentence, teacher) => {
    expect(read(sentence).teacher).toBe(teacher);
  });

  it.each([
    'Deniz Hocam merhaba, ödev neydi',
    'fen öğretmeni test verdi',
    'our teacher wants a photo',
    '"Nasreddin Hoca" okunacak',
    '"Fantastic Mr. Fox" chapter 3',
    'teacher: wants a poster by friday',
  ])('[E-24] is none in "%s"', (sentence) => {
    expect(read(sentence).teacher).toBeNull();
  });
});

describe("the caller's day", () => {
  it('is that of the zone, so that tomorrow differs at the same moment', () => {
    const moment = new Date('2026-11-18T22:30:00Z');
    expect(read('yarın', dayIn('Europe/Istanbul', moment)).dueDate).toBe('2026-11-20');
    expect(read('yarın', dayIn('America/New_York', moment)).dueDate).toBe('2026-11-19');
  });

  it('gains or loses no day where clocks change', () => {
    const beforeSpring = dayIn('Europe/Berlin', new Date('2027-03-27T22:30:00Z'));
    expect(read('tomorrow', beforeSpring).dueDate).toBe('2027-03-28');
    expect(read('in two days', beforeSpring).dueDate).toBe('2027-03-29');
    const beforeAutumn = dayIn('America/New_York', new Date('2026-11-01T03:30:00Z'));
    expect(read('yarın', beforeAutumn).dueDate).toBe('2026-11-01');
    expect(read('öbür gün', beforeAutumn).dueDate).toBe('2026-11-02');
  });
});

describe('the example prompts', () => {
  it.each([
    '5. sınıf matematik ödevi',
    '5th grade maths homework',
    'Türkçe hikâye yazma',
    'Writing a Turkish story',
    'Fen bilimleri deneyi',
    'Science experiment',
  ])('of "%s" are read as the mock reads them', (prompt) => {
    expect(readFixedSentence(prompt, TODAY)).toEqual(read(prompt));
  });
});
