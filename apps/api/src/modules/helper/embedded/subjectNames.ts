import type { Subject } from '@kovan/domain/subjects';

/** A subject and a pattern of the folded words that stand for it. */
export type Names = readonly [subject: Subject, words: string];

/** Words that name a subject outright. Folded; the sentence gives the Turkish subjects (decisions.md, AI helper). */
export const NAMES: readonly Names[] = [
  [
    'Matematik',
    'matematik|matematig|matamatik|matematk|matemetik|mtematik|mat|geometri|geometry|maths?|mathematics|algebra',
  ],
  ['Türkçe', 'turkce|turkish|dil bilgisi|edebiyat'],
  ['Fen Bilimleri', 'fen bilimleri|fen bilgisi|fenbilimleri|fen ve teknoloji|fen|natural science|sciense|science|sci'],
  ['Sosyal Bilgiler', 'sosyal bilgiler|sosyal bilgi|sosyal|social studies|social science|social'],
  ['İngilizce', 'ingilizce|inglizce|ingilzce|ingilizc|english|engish|inglish|ing'],
  ['Tarih', 'inkilap tarihi|tarih dersi|tarih|history'],
  ['Coğrafya', 'cografya|geography|geo|cog'],
  [
    'Din Kültürü',
    'din kulturu ve ahlak bilgisi|din kulturu|din dersi|dkab|din|re (?:sheet|homework|lesson|class|book|test)|religious (?:education|studies|culture)|religion',
  ],
  ['Fizik', 'fizik|fizig|physics'],
  ['Kimya', 'kimya|chemistry|chem'],
  ['Biyoloji', 'biyoloji|biyo|biology|bio'],
  ['Müzik', 'muzik|muzig|music'],
  ['Görsel Sanatlar', 'gorsel sanatlar|gorsel|resim dersi|resim|art class|arts?'],
  ['Beden Eğitimi', 'beden egitimi ve spor|beden egitimi|beden|spor dersi|physical education|phys ed|gym|p\\.?e\\.?'],
  [
    'Teknoloji ve Tasarım',
    'teknoloji ve tasarim|teknoloji tasarim|tekno tasarim|teknoloji|design and technology|technology and design|technology',
  ],
];

/** One word that belongs to the name of a subject, without endings. */
export const SUBJECT_WORD = new RegExp(
  `^(?:${NAMES.map(([, words]) => words).join('|')}|dil|bilimleri|bilgisi|bilgiler|kulturu|egitimi|sanatlar|studies)$`,
  'u',
);
