import type { z } from './zod.ts';
import type { HomeworkFieldsWireSchema, NewHomeworkWireSchema } from './homework.ts';

/** English field names of homework and the Turkish ones that travel on the wire (E-22, E-25). The one place that knows both. */
export const WIRE_NAMES = {
  childId: 'cocukId',
  description: 'aciklama',
  title: 'baslik',
  subject: 'ders',
  teacher: 'ogretmen',
  book: 'kitap',
  page: 'sayfa',
  dueDate: 'sonTarih',
} as const;

/** The fields of homework that a family writes, by their English names. */
export interface HomeworkFields {
  subject: string;
  title: string;
  description: string | null;
  teacher: string | null;
  book: string | null;
  page: string | null;
  dueDate: string | null;
}

/** New homework: its fields, the description among the required ones, and the child it is for. */
export interface NewHomework extends HomeworkFields {
  childId: string;
  description: string;
}

/** Homework fields under their wire names. */
export const toWire = (fields: HomeworkFields) => ({
  aciklama: fields.description,
  baslik: fields.title,
  ders: fields.subject,
  ogretmen: fields.teacher,
  kitap: fields.book,
  sayfa: fields.page,
  sonTarih: fields.dueDate,
});

/** Validated wire fields under their English names. */
export const fromWire = (
  wire: Omit<z.output<typeof NewHomeworkWireSchema>, 'cocukId'> | z.output<typeof HomeworkFieldsWireSchema>,
): HomeworkFields => ({
  subject: wire.ders,
  title: wire.baslik,
  description: wire.aciklama,
  teacher: wire.ogretmen,
  book: wire.kitap,
  page: wire.sayfa,
  dueDate: wire.sonTarih,
});

const ENGLISH_NAMES = new Map<string, string>(Object.entries(WIRE_NAMES).map(([english, wire]) => [wire, english]));

/** The form's name of a field that an error names by its wire name; any other name stays. */
export const englishName = (wireName: string): string => ENGLISH_NAMES.get(wireName) ?? wireName;
