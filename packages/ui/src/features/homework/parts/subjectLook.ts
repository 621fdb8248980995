import { isSubject, type Subject } from '@kovan/domain/subjects';
import {
  Atom,
  BookOpen,
  BookOpenText,
  Calculator,
  Castle,
  Compass,
  Cpu,
  Dumbbell,
  FlaskConical,
  Globe,
  Languages,
  Leaf,
  type LucideIcon,
  Microscope,
  MoonStar,
  Music,
  Palette,
  Pi,
  Sprout,
} from 'lucide-react';
import type { Hue } from '../../../components/hues.ts';

interface SubjectLook {
  readonly hue: Hue;
  readonly sign: LucideIcon;
}

/** Every subject has a hue of its own and a sign of its own, so that they are told apart without colour too. */
const LOOKS: Record<Subject, SubjectLook> = {
  Matematik: { hue: 'blue', sign: Pi },
  Türkçe: { hue: 'crimson', sign: BookOpenText },
  'Fen Bilimleri': { hue: 'teal', sign: Microscope },
  'Sosyal Bilgiler': { hue: 'gold', sign: Globe },
  İngilizce: { hue: 'violet', sign: Languages },
  Tarih: { hue: 'brown', sign: Castle },
  Coğrafya: { hue: 'jade', sign: Compass },
  Science: { hue: 'lime', sign: Sprout },
  Maths: { hue: 'indigo', sign: Calculator },
  'Din Kültürü': { hue: 'cyan', sign: MoonStar },
  Fizik: { hue: 'slate', sign: Atom },
  Kimya: { hue: 'plum', sign: FlaskConical },
  Biyoloji: { hue: 'grass', sign: Leaf },
  Müzik: { hue: 'pink', sign: Music },
  'Görsel Sanatlar': { hue: 'orange', sign: Palette },
  'Beden Eğitimi': { hue: 'purple', sign: Dumbbell },
  'Teknoloji ve Tasarım': { hue: 'iris', sign: Cpu },
};

const OTHER: SubjectLook = { hue: 'slate', sign: BookOpen };

/** Hue and sign of a subject's chip; one look for every subject that is none of the 17. */
export const subjectLook = (subject: string): SubjectLook => (isSubject(subject) ? LOOKS[subject] : OTHER);
