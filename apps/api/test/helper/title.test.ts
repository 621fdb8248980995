import { TEXT_LIMITS } from '@kovan/domain/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalise } from '../../src/modules/helper/embedded/sentence.ts';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';
const titleOf = (sentence: string): string => readSentence(sentence, TODAY).title ?? '';

describe('a title', () => {
  it('has neither greeting nor day nor teacher', () => {
    expect(titleOf('Merhaba arkadaşlar, yarın kesirler testi, Ayşe öğretmen. Teşekkürler')).toBe('Kesirler testi');
    expect(titleOf('Hi everyone, maths quiz on Friday. Thanks!')).toBe('Maths quiz');
  });

  it('keeps the small words of what is to be done, and a feast that it is about', () => {
    expect(titleOf('We need to send in a photo for art by Friday')).toBe('We need to send in a photo for art');
    expect(titleOf('Read pages 10-20 of "The Hobbit" by Wednesday')).toBe('Read pages 10-20 of "The Hobbit"');
    expect(titleOf('23 Nisan şiiri ezberlenecek')).toBe('23 Nisan şiiri ezberlenecek');
    expect(titleOf('ders: mat, konu: kesirler, teslim: cuma')).toBe('Mat, kesirler');
  });

  it.each([
    ['Ödevi yarına teslim edecekmişiz, geometri test 7', 'Geometri test 7'],
    ['Set today, hand in 25 November, geography questions', 'Geography questions'],
    ['given on Monday, due on Friday: history poster', 'History poster'],
    ['29 Aralıkta verilen ödev 8 Ocakta alınacak: sosyal', 'Sosyal'],
    ['Cuma sınav var ama ödev yarına: fen sayfa 4', 'Fen sayfa 4'],
    ['maths homework is on page 81, and Mrs. Hill will check it', 'Maths homework is on page 81'],
    ['Mrs. Green - science - by Friday - textbook page 99', 'Science - textbook page 99'],
    ['Poster about bees, which is due on Friday', 'Poster about bees'],
    ['Matematik sayfa 12. Cuma günü sınav var, ödev salıya', 'Matematik sayfa 12'],
    ['Due date: 30/11, subject: PE, run 2 km', 'PE, run 2 km'],
    ['Finish page 4 and it is due Friday', 'Finish page 4'],
    ['The maths homework is due tomorrow and Mr. Reed will collect it, pages 20-21', 'The maths homework pages 20-21'],
    ['Draw a map, due tomorrow. Bring a pen', 'Draw a map. Bring a pen'],
    ['mat soru 3, 5 salı verildi, cumaya', 'Mat soru 3, 5'],
  ])('loses a clause that says only when: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });

  it.each([
    ['pazar akşamına kadar fen deneyi videosu', 'Fen deneyi videosu'],
    ['tarih sunumu için 10 slayt haftaya pazartesi mi?', 'Tarih sunumu için 10 slayt'],
    ['Performans ödevinin son teslim tarihi 4 Aralık Cuma', 'Performans ödevi'],
    ['pazartesi ya da salı flüt getirilecek', 'Flüt getirilecek'],
    ['Zeynep Hanım’ın istediği karton cumaya', 'Karton'],
    ['Nesrin öğretmen okuma kitabından 20 dakika okutun dedi', 'Okuma kitabından 20 dakika okutun'],
    ['the maths book page 66 for Monday morning', 'The maths book page 66'],
    ['today is the last day for biology photos', 'Biology photos'],
    ['this coming Saturday finish the book report', 'Finish the book report'],
    ['The essay has to be handed in by Friday', 'The essay'],
    ['is the science project due on Friday or Monday?', 'The science project'],
    ['Mr Cole told us to bring a shoebox on Monday', 'Bring a shoebox'],
    ['Write an essay (due Friday, 300 words) about bees', 'Write an essay (300 words) about bees'],
    ['matematik testi on iki gün sonra', 'Matematik testi'],
    ['yirmi beş gün içinde fen projesi', 'Fen projesi'],
    ['essay about bees twenty-one days from now', 'Essay about bees'],
    ['gelecek ayın sonuna kadar mat test 4', 'Mat test 4'],
    ['iki hafta sonraki cuma mat test 4', 'Mat test 4'],
    ["Finish the report for Monday's class", 'Finish the report for class'],
    ['cumartesi kursunda verilen ödev mat test 14', 'Ödev mat test 14'],
    ['pazartesi dersine kadar mat s. 5', 'Mat s. 5'],
    ['salı günkü derste verilen fen testi', 'Fen testi'],
    ['cumartesi kursunun ödevi fen test 3', 'Fen test 3'],
    ['pazartesi dersi için flüt', 'Flüt'],
  ])('takes with a day or a teacher what belongs to them: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });

  it.each([
    ['Fen ödevini cumaya kadar teslim etmemiz gerekiyormuş', 'Fen ödevini teslim etmemiz gerekiyormuş'],
    ['Murat Hoca 40 soru çözmemizi istedi', '40 soru çözmemizi istedi'],
    ['Mrs. Ford collects the reading logs on Friday', 'Mrs. Ford collects the reading logs'],
    ['the geometry set tomorrow', 'The geometry set'],
    ['draw what the dog is looking for by tomorrow', 'Draw what the dog is looking for'],
    ['Herkes yarın defterini getirsin', 'Herkes defterini getirsin'],
    ['yarına ödev', 'Yarına ödev'],
    ['Konu, yazar ve kitap adı yazılacak', 'Konu, yazar ve kitap adı yazılacak'],
    ['class, group and family words for Friday', 'Class, group and family words'],
    ['Merhaba, yarına ödev', 'Yarına ödev'],
    ["Ms. Green's class needs glue", "Ms. Green's class needs glue"],
    ['Write a poem "Friday at last"', 'Write a poem "Friday at last"'],
    ['Ödevi cumaya kadar teslim edecekmişiz', 'Ödevi cumaya kadar teslim edecekmişiz'],
    ['coding homework: finish the Scratch game by Sunday', 'Coding homework: finish the Scratch game'],
  ])('leaves whole what would be broken: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });

  it('begins with a capital by the rules of its language', () => {
    expect(titleOf('ingilizce kelimeler, yarın')).toBe('İngilizce kelimeler');
    expect(titleOf('ıspanak çizimi, cuma')).toBe('Ispanak çizimi');
    expect(titleOf('illustrate a poem by Monday')).toBe('Illustrate a poem');
    expect(titleOf('irregular verbs')).toBe('Irregular verbs');
    expect(titleOf('iki resim')).toBe('İki resim');
    expect(titleOf('Teacher: Mrs. Wilson. Subject: History. Task: castle model. Due: Dec 10.')).toBe(
      'History. Castle model',
    );
  });

  it('closes its quotes and brackets', () => {
    expect(titleOf('read "Holes by Friday')).toBe('Read Holes');
    expect(titleOf('fen testi (cuma, sayfa 5')).toBe('Fen testi, sayfa 5');
  });

  it('is cut where a clause ends, else behind a word, within the limit of the form', () => {
    const clause = 'uzun bir yazı yazılacak ve güzelce süslenecek';
    expect(titleOf(Array.from({ length: 9 }, () => clause).join(', '))).toBe(
      capitalise(Array.from({ length: 4 }, () => clause).join(', '), 'tr'),
    );
    const words = titleOf('uzun bir yazı '.repeat(100));
    expect(words).toMatch(/^Uzun bir yazı .* \p{L}+…$/u);
    expect(words.length).toBeGreaterThan(TEXT_LIMITS.title - 15);
    expect(words.length).toBeLessThanOrEqual(TEXT_LIMITS.title);
    // A clause that ends at once leaves too little.
    expect(titleOf(`kesirler, ${'uzun bir yazı '.repeat(100)}`)).toMatch(/^Kesirler, uzun .*…$/);
    for (const start of ['ab', 'abc']) {
      expect(titleOf(start.padEnd(TEXT_LIMITS.title * 2, '🙂'))).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    }
  });
});

const TASKS = {
  tr: [
    'fen projesi hazırlanacak',
    'türkçe kitabı sayfa 12, 14 ve 16',
    'İstiklal Marşı için flüt getirilecek',
    '"Küçük Prens" kitabının 3. bölümü okunacak',
    '20 sayfa okuyup özet çıkarılacak',
    'matematik test 7 (ilk 10 soru)',
    'coğrafyadan harita: Ege Bölgesi',
  ],
  en: [
    'science poster about bees',
    'read chapter 3 of "Holes"',
    'maths workbook pages 12-14 and 16',
    'bring glue, scissors and paper',
    'write about what the dog eats',
    'history - Ottoman timeline (two pages)',
    'English essay: my best day',
  ],
};
const DAYS = {
  tr: [
    'yarına',
    'cumaya kadar',
    'pazartesi gününe kadar',
    'en geç salı günü',
    'haftaya çarşamba teslim edilecek',
    '4 Aralık Cuma sabahına kadar',
    '24.12.2026 tarihine kadar',
    'önümüzdeki perşembe günü',
    'son teslim tarihi 4 Aralık Cuma',
    'cuma ya da pazartesi',
  ],
  en: [
    'by tomorrow',
    'for Friday',
    'due on Monday morning',
    'no later than Friday 4 December',
    'on Thursday or Friday',
    'by the end of the week',
    'due Dec 4 (Fri)',
    'this coming Saturday at 5 pm',
    'until next Tuesday',
  ],
};
const PLACES: readonly ((task: string, day: string) => string)[] = [
  (task, day) => `${day} ${task}`,
  (task, day) => `${day}: ${task}`,
  (task, day) => `${day}, ${task}`,
  (task, day) => `${day} - ${task}`,
  (task, day) => `${task} ${day}`,
  (task, day) => `${task}, ${day}.`,
  (task, day) => `${task}. ${day}!`,
  (task, day) => `${task} - ${day}`,
  (task, day) => `${task} (${day})`,
];

describe.each(['tr', 'en'] as const)('the title of any task beside any day, %s', (language) => {
  it.each(TASKS[language])('is the task: "%s"', (task) => {
    // Every task meets every day, and over all tasks every day stands in every place.
    for (const [at, day] of DAYS[language].entries()) {
      for (const turn of [0, TASKS[language].length]) {
        const place = PLACES[(at + TASKS[language].indexOf(task) + turn) % PLACES.length];
        const sentence = place?.(task, day) ?? '';
        expect(titleOf(sentence), sentence).toBe(capitalise(task, language));
      }
    }
  });
});

describe('the title of anything', () => {
  const signs = ['(', ')', '"', "'", ',', '.', ':', '-', '/', '?', '!', '…', '🙂'];
  const words = ['ve', 'ama', 'and', 'but', 'için', 'i', 'ı', '12', 'Ayşe öğretmen', 'Mrs. Brown', 'merhaba', 'thanks'];
  const pieces = fc.oneof(
    fc.constantFrom(...TASKS.tr, ...TASKS.en),
    fc.constantFrom(...DAYS.tr, ...DAYS.en),
    fc.constantFrom(...signs),
    fc.constantFrom(...words),
  );
  const sentences = fc.oneof(
    fc.array(pieces, { minLength: 1, maxLength: 40 }).map((parts) => parts.join(' ')),
    fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 400 }),
  );

  it.each([
    ["Elif'in yarına matematik ödevi var", "Elif'in matematik ödevi"],
    ['Can’ın pazartesi günü İngilizce sınavı var', 'Can’ın İngilizce sınavı var'],
    ["Deniz'in 5 Aralık'ta sunumu var", "Deniz'in sunumu var"],
    ["Ahmet'in Selin Hanım'a vereceği ödev yarın", "Ahmet'in vereceği ödev"],
  ])('[E-24] [FH-13] keeps the ending of whose homework it is, which is no English "in": "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });

  it.each([
    ['Maths project due in on Monday', 'Maths project'],
    ['Permission slip due back on Friday', 'Permission slip'],
    ['Write what you did on Saturday, due Monday', 'Write what you did on Saturday'],
    ['Yarın okul yok, ödev cumaya', 'Yarın okul yok, ödev cumaya'],
  ])('[E-24] loses of two days the one of handing in, where homework is left: "%s"', (sentence, title) => {
    expect(titleOf(sentence)).toBe(title);
  });

  it('is within the limit, with no loose sign, quote or bracket, and a capital first', () => {
    fc.assert(
      fc.property(sentences, (sentence) => {
        const { title } = readSentence(sentence, TODAY);
        if (title === null) return;
        expect(title.length).toBeLessThanOrEqual(TEXT_LIMITS.title);
        expect(title).toBe(title.trim());
        expect(title).not.toMatch(/^[\s,.;:!?)/&-]|[\s,.;:(/&-]$/);
        expect(title).not.toMatch(/\s[,;:!?)]|[,;:]\s*[,;:.]|\(\s|\s{2}/);
        expect((title.match(/["“”]/g) ?? []).length % 2).toBe(0);
        let open = 0;
        for (const sign of title.match(/[()]/g) ?? []) {
          open += sign === '(' ? 1 : -1;
          expect(open).toBeGreaterThanOrEqual(0);
        }
        expect(open).toBe(0);
        const first = title.charAt(0);
        expect([first.toLocaleUpperCase('tr').charAt(0), first.toLocaleUpperCase('en').charAt(0)]).toContain(first);
      }),
      { numRuns: 200 },
    );
  });
});
