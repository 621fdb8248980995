import type { Subject } from '@kovan/domain/subjects';
import { hasty } from './hasty.ts';

/** A subject and a pattern of the folded words that stand for it. */
export type Names = readonly [subject: Subject, words: string];

const WORDS: readonly Names[] = [
  ['Matematik', 'matematik|matematig|mat|geometri|geometry|maths?|mathematics|algebra'],
  ['Türkçe', 'turkce|turkish|dil bilgisi|edebiyat|turk dili|tde(?!\\p{L})'],
  ['Fen Bilimleri', 'fen bilimleri|fen bilgisi|fenbilimleri|fen ve teknoloji|fen|natural science|science|sci'],
  ['Sosyal Bilgiler', 'sosyal bilgiler|sosyal bilgi|sosyal|social studies|soc studies|social science|social|sos(?!u)'],
  ['İngilizce', 'ingilizce|ingilizc|english|inglish|ing|eng(?!\\p{L})'],
  ['Tarih', 'inkilap tarihi|tarih dersi|tarih|history|hist(?!\\p{L})'],
  ['Coğrafya', 'cografya|geography|geog?|cog(?!u)'],
  [
    'Din Kültürü',
    'din kulturu ve ahlak bilgisi|din kulturu|din dersi|dkab|din(?!le)|re (?:sheet|homework|lesson|class|book|test)|religious (?:education|studies|culture)|religion',
  ],
  ['Fizik', 'fizik|fizig|physics|phys(?!\\p{L})'],
  ['Kimya', 'kimya|chemistry|chem'],
  ['Biyoloji', 'biyoloji|biyo|biology|bio'],
  ['Müzik', 'muzik|muzig|music'],
  ['Görsel Sanatlar', 'gorsel sanatlar|gorsel|resim dersi|resim|art class|arts?'],
  ['Beden Eğitimi', 'beden egitimi ve spor|beden egitimi|beden|spor dersi|physical education|phys ed|gym|p\\.?e\\.?'],
  [
    'Teknoloji ve Tasarım',
    'teknoloji ve tasarim|teknoloji tasarim|tekno tasarim|teknoloji|design and technology|technology and design|technology|d ?& ?t|dt(?! ?\\d|\\p{L})',
  ],
];

/** Words that name a subject outright. Folded; the sentence gives the Turkish subjects (decisions.md, AI helper). */
export const NAMES: readonly Names[] = WORDS.map(([subject, words]) => [subject, hasty(words)]);

/** Languages and other subjects that the homework form does not offer. */
export const OTHER_LANGUAGE =
  'almanca|fransizca|ispanyolca|italyanca|arapca|rusca|german|french|spanish|italian|arabic|russian';
export const OTHER_SUBJECT = 'hayat bilgisi|bilisim|felsefe';

/** The names of subjects, and the words that some of them are made of, without endings. */
export const SUBJECT_WORDS = `${NAMES.map(([, words]) => words).join('|')}|dil|bilimleri|bilgisi|bilgiler|kulturu|egitimi|sanatlar|studies`;

/** One word that belongs to the name of a subject, without endings. */
export const SUBJECT_WORD = new RegExp(`^(?:${SUBJECT_WORDS})$`, 'u');
