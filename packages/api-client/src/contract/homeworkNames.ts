import { HOMEWORK_FIELDS, type HomeworkField, mapFields, namesOf } from '@kovan/domain/fields';

type Rules = typeof HOMEWORK_FIELDS;
type Unless<Optional extends Rules[HomeworkField]['required']> = {
  [Name in HomeworkField]: Rules[Name]['required'] extends Optional ? string | null : string;
};
type OnWire<Of extends Record<HomeworkField, unknown>> = {
  [Name in HomeworkField as Rules[Name]['wire']]: Of[Name];
};

/** The fields of homework that a family writes, by their English names. */
export type HomeworkFields = Unless<'new' | 'never'>;

/** New homework: its fields, more of them required, and the child it is for. */
export type NewHomework = Unless<'never'> & { childId: string };

/** English field names of homework and the Turkish ones that travel on the wire. */
export const WIRE_NAMES = { childId: 'cocukId', ...mapFields(HOMEWORK_FIELDS, ({ wire }) => wire) } as const;

/** Homework fields under their wire names. */
export const toWire = (fields: HomeworkFields) =>
  Object.fromEntries(
    namesOf(HOMEWORK_FIELDS).map((name) => [WIRE_NAMES[name], fields[name]]),
  ) as OnWire<HomeworkFields>;

/** Validated wire fields under their English names. */
export const fromWire = (wire: OnWire<HomeworkFields>): HomeworkFields =>
  // Each under the name that the wire's own type gives it.
  mapFields(HOMEWORK_FIELDS, (field) => wire[field.wire]) as HomeworkFields;

const ENGLISH_NAMES = new Map<string, string>(Object.entries(WIRE_NAMES).map(([english, wire]) => [wire, english]));

/** The form's name of a field that an error names by its wire name; any other name stays. */
export const englishName = (wireName: string): string => ENGLISH_NAMES.get(wireName) ?? wireName;
