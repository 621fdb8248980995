import type { Names } from './subjectNames.ts';

/** Topics that tell the subject where nothing names it. */
export const TOPICS: readonly Names[] = [
  [
    'Matematik',
    'dort islem|uslu sayilar|asal sayilar|ondalik\\w*|problemler\\w* coz|carpim tablosu|kesir\\w*|denklem\\w*|toplama|cikarma|bolme islem\\w*|carpma|rakam\\w*|ucgen\\w*|oran oranti|carpanlar\\w*|times tables?|fractions?|equations?|multiplication|long division|decimals',
  ],
  [
    'Türkçe',
    'paragraf\\w*|kompozisyon\\w*|siir\\w*|hikaye\\w*|fiil\\w*|noktalama\\w*|es anlamli\\w*|zit anlamli\\w*|yazim kural\\w*|gunluk yaz\\w*',
  ],
  [
    'Fen Bilimleri',
    'deney\\w*|experiment|fotosentez|photosynthesis|gunes sistemi|solar system|elektrik devre\\w*|besin zincir\\w*|food chain',
  ],
  [
    'İngilizce',
    "present (?:simple|tense|perfect|continuous)|past (?:simple|tense)|irregular verbs|grammar|english words|student'?s book|vocabulary|spelling words|kelime ezber\\w*|phonics",
  ],
  ['Sosyal Bilgiler', "harita oku\\w*|demokrasi\\w*|haklarim\\w*|ataturk'?un hayat\\w*"],
  ['Tarih', 'osmanli\\w*|kurtulus savasi\\w*|ottoman\\w*|world war\\w*|inkilap\\w*'],
  ['Coğrafya', 'iklim\\w*|akarsu\\w*|dag siralari|continents|rivers and mountains|capitals of'],
  ['Din Kültürü', 'sure ezber\\w*|dua\\w*|ahlak\\w*|peygamber\\w*|namaz\\w*'],
  ['Kimya', 'periyodik tablo\\w*|periodic table|asitler\\w*|acids and bases|mol (?:kavrami|hesab)\\w*'],
  ['Biyoloji', 'hucre\\w*|dna|mitoz\\w*|cell division|organelle?s?'],
  ['Fizik', 'kuvvet\\w*|newton\\w*|hareket problem\\w*|optik\\w*|forces and motion'],
  ['Müzik', 'flut\\w*|nota\\w*|sarki ezber\\w*|recorder practice|piano|piyano\\w*|blok flut\\w*'],
  [
    'Görsel Sanatlar',
    'sulu ?boya\\w*|pastel boya\\w*|kolaj\\w*|res(?:im|mi|imi)? (?:ciz|yap|boya)\\w*|watercolou?r|drawing|paint a|portre\\w*',
  ],
  ['Beden Eğitimi', 'esofman\\w*|spor ayakkabi\\w*|mekik\\w*|sinav cek\\w*|trainers for'],
  ['Teknoloji ve Tasarım', 'maket\\w*|tasarim projesi|prototip\\w*'],
];
