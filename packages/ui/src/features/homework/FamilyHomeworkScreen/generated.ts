import type { GeneratedFields } from '@kovan/api-client/contract';
import { normaliseSubject } from '@kovan/domain/subjects';
import { EMPTY_DRAFT, type DraftField, type HomeworkDraft } from './homeworkForm.ts';

export const DRAFT_FIELDS = [
  'title',
  'subject',
  'dueDate',
  'description',
  'teacher',
  'book',
  'page',
] as const satisfies readonly DraftField[];

/** What the helper read, ready to be edited: subjects in their canonical spelling, the sentence where no description came (E-23 to E-26). */
export const draftOf = (fields: GeneratedFields, freeText: string): HomeworkDraft => {
  const draft: Record<DraftField, string> = { ...EMPTY_DRAFT };
  for (const field of DRAFT_FIELDS) draft[field] = fields[field]?.trim() ?? '';
  return { ...draft, subject: normaliseSubject(draft.subject), description: draft.description || freeText.trim() };
};

/** The fields of a draft that say something. */
export const filledFields = (draft: HomeworkDraft): readonly DraftField[] =>
  DRAFT_FIELDS.filter((field) => draft[field].trim() !== '');
