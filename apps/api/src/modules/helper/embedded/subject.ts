import type { Subject } from '@kovan/domain/subjects';
import { type Found, matches, type Sentence } from './sentence.ts';

/** Endings that a subject takes in Turkish speech: "fenden", "İngilizceyi", "mattan", "matematikten", "müziğe". */
const ENDING =
  "(?:'?(?:[dt][ae]n?(?:ki)?|y?[aeiu]|n?[iu]n|l[ae]|y?l[ae]|c[iu](?:[mn]|mizi)?|s[iu](?:nden|nda|ne|ni)?|ler|lar))*";

type Names = readonly [subject: Subject, words: string];

/** Words that name a subject outright. Folded; the sentence gives the Turkish subjects (decisions.md, AI helper). */
const NAMES: readonly Names[] = [
  ['Matematik', 'matematik|matematig|matamatik|matematk|matemetik|mat|geometri|geometry|maths?|mathematics|algebra'],
  ['Türkçe', 'turkce|turkish|dil bilgisi|edebiyat'],
  ['Fen Bilimleri', 'fen bilimleri|fen bilgisi|fenbilimleri|fen ve teknoloji|fen|natural science|science'],
  ['Sosyal Bilgiler', 'sosyal bilgiler|sosyal bilgi|sosyal|social studies|social science|social'],
  ['İngilizce', 'ingilizce|inglizce|ingilzce|ingilizc|english|ing'],
  ['Tarih', 'inkilap tarihi|tarih dersi|tarih|history'],
  ['Coğrafya', 'cografya|geography|geo|cog'],
  ['Din Kültürü', 'din kulturu ve ahlak bilgisi|din kulturu|din dersi|dkab|din|religious education|religious studies|religion'],
  ['Fizik', 'fizik|fizig|physics'],
  ['Kimya', 'kimya|chemistry|chem'],
  ['Biyoloji', 'biyoloji|biyo|biology|bio'],
  ['Müzik', 'muzik|muzig|music'],
  ['Görsel Sanatlar', 'gorsel sanatlar|gorsel|resim dersi|resim|art class|arts?'],
  ['Beden Eğitimi', 'beden egitimi ve spor|beden egitimi|beden|spor dersi|physical education|phys ed|gym|p\\.?e\\.?'],
  ['Teknoloji ve Tasarım', 'teknoloji ve tasarim|teknoloji tasarim|tekno tasarim|teknoloji|design and technology|technology and design|technology'],
];

/** Topics that tell the subject where nothing names it. */
const TOPICS: readonly Names[] = [
  ['Matematik', 'carpim tablosu|kesir\\w*|denklem\\w*|toplama|cikarma|bolme islem\\w*|carpma|rakam\\w*|ucgen\\w*|oran oranti|carpanlar\\w*|times tables?|fractions?|equations?|multiplication|long division|decimals'],
  ['Türkçe', 'paragraf\\w*|kompozisyon\\w*|siir\\w*|hikaye\\w*|fiil\\w*|noktalama\\w*|es anlamli\\w*|zit anlamli\\w*|yazim kural\\w*|gunluk yaz\\w*'],
  ['Fen Bilimleri', 'deney\\w*|experiment|fotosentez|photosynthesis|gunes sistemi|solar system|elektrik devre\\w*|besin zincir\\w*|food chain'],
  ['İngilizce', 'present (?:simple|tense|perfect|continuous)|past (?:simple|tense)|irregular verbs|workbook|student\'?s book|vocabulary|spelling words|kelime ezber\\w*|phonics'],
  ['Sosyal Bilgiler', 'harita oku\\w*|demokrasi\\w*|haklarim\\w*|ataturk\'?un hayat\\w*'],
  ['Tarih', 'osmanli\\w*|kurtulus savasi\\w*|ottoman\\w*|world war\\w*|inkilap\\w*'],
  ['Coğrafya', 'iklim\\w*|akarsu\\w*|dag siralari|continents|rivers and mountains|capitals of'],
  ['Din Kültürü', 'sure ezber\\w*|dua\\w*|ahlak\\w*|peygamber\\w*|namaz\\w*'],
  ['Kimya', 'periyodik tablo\\w*|periodic table|asitler\\w*|acids and bases|mol (?:kavrami|hesab)\\w*'],
  ['Biyoloji', 'hucre\\w*|dna|mitoz\\w*|cell division|organelle?s?'],
  ['Fizik', 'kuvvet\\w*|newton\\w*|hareket problem\\w*|optik\\w*|forces and motion'],
  ['Müzik', 'flut\\w*|nota\\w*|sarki ezber\\w*|recorder practice|piano|piyano\\w*|blok flut\\w*'],
  ['Görsel Sanatlar', 'sulu ?boya\\w*|pastel boya\\w*|kolaj\\w*|resim (?:ciz|yap)\\w*|watercolou?r|drawing|paint a|portre\\w*'],
  ['Beden Eğitimi', 'esofman\\w*|spor ayakkabi\\w*|mekik\\w*|sinav cek\\w*|trainers for'],
  ['Teknoloji ve Tasarım', 'maket\\w*|tasarim projesi|prototip\\w*'],
];

const compile = (table: readonly Names[]) =>
  table.map(([subject, words]) => ({
    subject,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})${ENDING}(?![\\p{L}])`, 'gu'),
  }));
const NAMED = compile(NAMES);
const TOPICAL = compile(TOPICS);

/** Where a word for a subject means something else: a date, an art of doing, a teacher of sports. */
const NOT_A_SUBJECT: readonly RegExp[] = [
  /(?:teslim|son|bitis|sinav|verilis)\s+tarih\w*/gu,
  /tarih(?:ine|inde|i):?(?= |$)/gu,
  /(?:sosyal medya|beden olcu|mat yuzey|social media|state of the art|in english please)\w*/gu,
];

const firstOf = (sentence: Sentence, table: typeof NAMED): Found<Subject> | null => {
  const blocked = NOT_A_SUBJECT.flatMap((pattern) => matches(sentence, pattern));
  let best: Found<Subject> | null = null;
  for (const { subject, pattern } of table) {
    for (const match of matches(sentence, pattern)) {
      if (blocked.some((other) => other.start <= match.start && match.end <= other.end)) continue;
      const longer = best !== null && match.start === best.start && match.end > best.end;
      if (best === null || match.start < best.start || longer) {
        best = { value: subject, start: match.start, end: match.end };
      }
    }
  }
  return best;
};

/** The subject that the sentence is about: the first one named, else the one that its topic tells. */
export const findSubject = (sentence: Sentence): Found<Subject> | null =>
  firstOf(sentence, NAMED) ?? firstOf(sentence, TOPICAL);
