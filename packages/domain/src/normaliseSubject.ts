import { type Subject, SUBJECTS } from './subjects.ts';
import { fold } from './text.ts';

/** Other names that a model gives a subject, beside its own. Letters and case are folded before comparing. */
const ALIASES: Partial<Record<Subject, readonly string[]>> = {
  Matematik: ['mat'],
  'Fen Bilimleri': ['fen', 'fen bilgisi'],
  'Sosyal Bilgiler': ['sosyal'],
  Maths: ['math'],
  'Din Kültürü': ['din kültürü ve ahlak bilgisi', 'din'],
  'Görsel Sanatlar': ['resim'],
  'Beden Eğitimi': ['beden eğitimi ve spor'],
  'Teknoloji ve Tasarım': ['teknoloji tasarım'],
};

const BY_FOLDED = new Map<string, Subject>(
  SUBJECTS.flatMap((subject) => [subject, ...(ALIASES[subject] ?? [])].map((name) => [fold(name), subject] as const)),
);

/**
 * Gives the canonical spelling of a subject that came in upper case or without Turkish letters ("MATEMATIK" →
 * "Matematik"); an unknown subject is kept as given, trimmed (product.md 3 and 5).
 */
export const normaliseSubject = (subject: string): string => BY_FOLDED.get(fold(subject)) ?? subject.trim();
