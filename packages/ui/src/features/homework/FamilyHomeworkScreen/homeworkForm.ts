import {
  englishName,
  type GeneratedFields,
  HomeworkFieldsWireSchema,
  NewHomeworkWireSchema,
  toWire,
  z,
} from '@kovan/api-client/contract';
import { HOMEWORK_FIELDS, type HomeworkField, mapFields, namesOf, type PerhapsHomework } from '@kovan/domain/fields';
import { normaliseSubject } from '@kovan/domain/normaliseSubject';
import { typedDay } from '../../dueDates/typedDay.ts';

/** What is written about homework, as it is typed; a day that is not chosen is empty. */
export type HomeworkDraft = Readonly<Record<HomeworkField, string>>;

/** The form's fields: the draft, and whose homework it is. */
export interface HomeworkForm extends HomeworkDraft {
  readonly childId: string;
}

/** What is read of homework as it can be typed anew. */
export const draftOf = (read: Readonly<Partial<PerhapsHomework>>): HomeworkDraft =>
  mapFields(HOMEWORK_FIELDS, (_field, name) => read[name]?.trim() ?? '');

/** What the helper read, ready to be edited: subjects in their canonical spelling, the sentence where no description came. */
export const draftOfGenerated = (fields: GeneratedFields, freeText: string): HomeworkDraft => {
  const { subject, description, ...draft } = draftOf(fields);
  return { ...draft, subject: normaliseSubject(subject), description: description || freeText };
};

/** The fields of a draft that say something. */
export const filledFields = (draft: HomeworkDraft): readonly HomeworkField[] =>
  namesOf(HOMEWORK_FIELDS).filter((field) => draft[field].trim() !== '');

const COMMON = { fields: ['childId', ...namesOf(HOMEWORK_FIELDS)], nameOf: englishName } as const;

/** New homework as the contract takes it; its description is required. */
export const ADDING = {
  ...COMMON,
  schema: z.extend(NewHomeworkWireSchema, { sonTarih: typedDay(NewHomeworkWireSchema.shape.sonTarih) }),
  toInput: ({ childId, ...draft }: HomeworkForm) => ({ cocukId: childId, ...toWire(draft) }),
};

/** Changed homework as the contract takes it; whose it is stays. */
export const CHANGING = {
  ...COMMON,
  schema: z.extend(HomeworkFieldsWireSchema, { sonTarih: typedDay(HomeworkFieldsWireSchema.shape.sonTarih) }),
  toInput: ({ childId: _stays, ...draft }: HomeworkForm) => toWire(draft),
};
