import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/modules/helper/embedded/readSentence.ts';

/** Wednesday. */
const TODAY = '2026-11-18';
const read = (sentence: string) => readSentence(sentence, TODAY);

describe('somebody whom homework is about', () => {
  it.each([
    ['Nasreddin Hoca fıkrası yazılacak, Türkçe, yarına', 'Nasreddin Hoca fıkrası yazılacak, Türkçe'],
    [
      'Nasreddin Hoca fıkraları kitabından bir fıkra okunacak',
      'Nasreddin Hoca fıkraları kitabından bir fıkra okunacak',
    ],
    ['Mustafa Kemal Bey konulu sunum', 'Mustafa Kemal Bey konulu sunum'],
    ['Read Dr. Seuss for Monday', 'Read Dr. Seuss'],
    ['We have to read some Dr. Seuss by Monday', 'We have to read some Dr. Seuss'],
    ['Write about Mr. Bean', 'Write about Mr. Bean'],
  ])('is no teacher, and stays in the title: "%s"', (sentence, title) => {
    expect(read(sentence)).toMatchObject({ teacher: null, title });
  });

  it.each([
    ['Nasreddin Hoca fıkrası, Ayşe öğretmen istedi', 'Ayşe öğretmen'],
    ['Write about Mr. Bean for Mrs. Brown', 'Mrs. Brown'],
    ['pages to read Mrs. Brown', 'Mrs. Brown'],
    ["Read Mrs. Brown's handout", 'Mrs. Brown'],
    ['reminder about Mrs. Brown maths test', 'Mrs. Brown'],
    ['Ayşe öğretmen şiiri ezberlesin dedi', 'Ayşe öğretmen'],
  ])('leaves the teacher beside them: "%s"', (sentence, teacher) => {
    expect(read(sentence).teacher).toBe(teacher);
  });
});

describe("a teacher's names", () => {
  it.each([
    ['Fatma Nur Yıldız öğretmen yarına Türkçe sayfa 12 verdi', 'Fatma Nur Yıldız öğretmen'],
    ['Ayşe Nur Kaya Hanım yarına resim istedi', 'Ayşe Nur Kaya Hanım'],
    ['mat sayfa 3 Fatma Nur Yıldız Hanım', 'Fatma Nur Yıldız Hanım'],
  ])('may be three: "%s"', (sentence, teacher) => {
    expect(read(sentence).teacher).toBe(teacher);
  });

  it.each([
    ['Hocamız Ayşe Hanım yarına resim istedi', 'Ayşe Hanım'],
    ['Öğretmenimiz Fatma Nur Hanım resim istedi', 'Fatma Nur Hanım'],
    ["Flüt Ayşe Nur Hanım'a götürülecek", 'Ayşe Nur Hanım'],
    ['Karton Ayşe Nur Hanım istedi', 'Ayşe Nur Hanım'],
    ['Yarına Ayşe Nur öğretmen resim istedi', 'Ayşe Nur öğretmen'],
    ['Mehmet Hoca Ayşe öğretmen', 'Mehmet Hoca'],
    ['Fen Laboratuvar Önlüğü Ayşe Nur Hanım', 'Ayşe Nur Hanım'],
    ['Fatma Hanım matematik öğretmeni', 'Fatma Hanım'],
  ])('are neither what they teach or want nor what they are called by: "%s"', (sentence, teacher) => {
    expect(read(sentence).teacher).toBe(teacher);
  });

  it('are no weekday that lost a letter', () => {
    expect(read('Teacher: Monday is the test')).toMatchObject({ teacher: null, dueDate: '2026-11-23' });
    expect(read('Sunay öğretmen matematik sayfa 12 verdi')).toMatchObject({ teacher: 'Sunay öğretmen', dueDate: null });
  });
});

describe('what a teacher is, before the name', () => {
  it.each([
    ['The maths teacher Mr Smith wants pages 4 and 5 done by Friday', 'Mr Smith', 'Pages 4 and 5 done'],
    ['Science teacher Mrs Green: bring leaves on Tuesday', 'Mrs Green', 'Bring leaves'],
    ['Our teacher Ms. Park said finish the reading log by Thursday', 'Ms. Park', 'Finish the reading log'],
    ['Class teacher Miss Honey asked for the spelling list by Friday', 'Miss Honey', 'The spelling list'],
    ["Ben's form teacher, Miss Bell: a poster by Friday", 'Miss Bell', 'A poster'],
    ['Matematik öğretmeni Ahmet Bey cumaya 20 soru istedi', 'Ahmet Bey', '20 soru'],
    ['Beden eğitimi öğretmenimiz Kaan Hoca eşofman istedi yarın', 'Kaan Hoca', 'Eşofman'],
    ['Our maths teacher Mr Smith is away, page 5', 'Mr Smith', 'Our maths teacher Mr Smith is away, page 5'],
    ['Teacher Ayşe wants us to read page 5', 'Teacher Ayşe', 'Read page 5'],
    ['Matematik ve fen öğretmeni Ali Bey yarına test verdi', 'Ali Bey', 'Test'],
    ["Elif'in fen öğretmeni Nur Hanım yarına bir poster istedi", 'Nur Hanım', 'Bir poster'],
  ])('[E-24] is no name, and goes with it from the title: "%s"', (sentence, teacher, title) => {
    expect(read(sentence)).toMatchObject({ teacher, title });
  });

  it.each([
    'Yarın öğretmenimiz Ayşe Hanım sayfa 12 için sözlü yapacak',
    'Yarın Ayşe Hanım sayfa 12 için sözlü yapacak',
  ])('[E-24] takes no day along that stands before it: "%s"', (sentence) => {
    expect(read(sentence)).toMatchObject({ teacher: 'Ayşe Hanım', dueDate: '2026-11-19' });
  });
});
