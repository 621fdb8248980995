/** The 17 subjects in the order in which they are offered; the Turkish spelling is what is stored and sent. */
export const SUBJECTS = [
  'Matematik',
  'Türkçe',
  'Fen Bilimleri',
  'Sosyal Bilgiler',
  'İngilizce',
  'Tarih',
  'Coğrafya',
  'Science',
  'Maths',
  'Din Kültürü',
  'Fizik',
  'Kimya',
  'Biyoloji',
  'Müzik',
  'Görsel Sanatlar',
  'Beden Eğitimi',
  'Teknoloji ve Tasarım',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** Whether the text is one of the 17 subjects, letter for letter. */
export const isSubject = (subject: string): subject is Subject => (SUBJECTS as readonly string[]).includes(subject);
