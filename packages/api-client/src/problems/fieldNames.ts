import type { ChildField, HomeworkField, TaskField } from '@kovan/domain/fields';
import { englishName } from '../contract/homeworkNames.ts';
import type { Language } from '../contract/language.ts';

type Name = Readonly<Record<Language, string>>;

/** What people call a field, at the beginning of a sentence; homework's wire names go by their English ones. */
const FIELD_NAMES = {
  id_token: { tr: 'Kimlik belgesi', en: 'The ID token' },
  confirm: { tr: 'Onay sözcüğü', en: 'The word to confirm' },
  firstName: { tr: 'Ad', en: 'First name' },
  lastName: { tr: 'Soyad', en: 'Last name' },
  version: { tr: 'Dosyanın sürümü', en: "The file's version" },
  completedAt: { tr: 'Tamamlanma zamanı', en: 'The moment of completion' },
  at: { tr: 'Zaman (at)', en: 'The moment (at)' },
  createdAt: { tr: 'Oluşturma zamanı', en: 'The moment of making' },
  code: { tr: 'Kod', en: 'Code' },
  pin: { tr: 'PIN', en: 'PIN' },
  childIds: { tr: 'Çocuklar', en: 'Children' },
  name: { tr: 'Ad', en: 'Name' },
  birthYear: { tr: 'Doğum yılı', en: 'Birth year' },
  grade: { tr: 'Sınıf', en: 'Grade' },
  avatar: { tr: 'Avatar', en: 'Avatar' },
  childId: { tr: 'Çocuk', en: 'Child' },
  icon: { tr: 'Simge', en: 'Icon' },
  dueDate: { tr: 'Son tarih', en: 'Due date' },
  isPeriodic: { tr: 'Periyodik olma', en: 'Periodic' },
  period: { tr: 'Tekrar', en: 'Repetition' },
  frequency: { tr: 'Sıklık', en: 'Frequency' },
  weekDays: { tr: 'Günler', en: 'Weekdays' },
  status: { tr: 'Durum', en: 'Status' },
  checked: { tr: 'Kontrol', en: 'Checked' },
  title: { tr: 'Başlık', en: 'Title' },
  description: { tr: 'Açıklama', en: 'Description' },
  subject: { tr: 'Ders', en: 'Subject' },
  teacher: { tr: 'Öğretmen', en: 'Teacher' },
  book: { tr: 'Kitap', en: 'Book' },
  page: { tr: 'Sayfa', en: 'Page' },
  freeText: { tr: 'Ödev metni', en: 'Homework text' },
  date_start: { tr: 'Başlangıç günü', en: 'Start day' },
  date_end: { tr: 'Bitiş günü', en: 'End day' },
  before: { tr: 'Devam işareti (before)', en: 'The mark (before)' },
} satisfies Record<HomeworkField | ChildField | TaskField, Name> & Record<string, Name>;

const BY_NAME = new Map<string, Name>(Object.entries(FIELD_NAMES));

const THIS_FIELD: Name = { tr: 'Bu alan', en: 'This field' };

/** The name for people of the field at a path such as `period.weekDays.0`. */
export const fieldName = (path: string, language: Language): string => {
  const parts = path.split('.').filter((part) => !/^\d+$/.test(part));
  return (BY_NAME.get(englishName(parts.at(-1) ?? '')) ?? THIS_FIELD)[language];
};
