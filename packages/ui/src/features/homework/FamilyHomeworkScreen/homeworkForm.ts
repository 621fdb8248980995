import {
  englishName,
  type Homework,
  type HomeworkFields,
  HomeworkFieldsWireSchema,
  NewHomeworkWireSchema,
  toWire,
  z,
} from '@kovan/api-client/contract';

/** What is written about homework, as it is typed; a day that is not chosen is empty. */
export interface HomeworkDraft {
  readonly subject: string;
  readonly title: string;
  readonly description: string;
  readonly teacher: string;
  readonly book: string;
  readonly page: string;
  readonly dueDate: string;
}

export type DraftField = keyof HomeworkDraft;

/** The form's fields: the draft, and whose homework it is. */
export interface HomeworkForm extends HomeworkDraft {
  readonly childId: string;
}

export type FormField = keyof HomeworkForm;

/** The form's fields in the order of the screen. */
export const FORM_FIELDS = [
  'childId',
  'subject',
  'dueDate',
  'title',
  'description',
  'teacher',
  'book',
  'page',
] as const satisfies readonly FormField[];

export const EMPTY_DRAFT: HomeworkDraft = {
  subject: '',
  title: '',
  description: '',
  teacher: '',
  book: '',
  page: '',
  dueDate: '',
};

/** Homework as its edit form shows it. */
export const formOf = (homework: Homework): HomeworkForm => ({
  childId: homework.childId,
  subject: homework.subject ?? '',
  title: homework.title ?? '',
  description: homework.description ?? '',
  teacher: homework.teacher ?? '',
  book: homework.book ?? '',
  page: homework.page ?? '',
  dueDate: homework.dueDate ?? '',
});

/** The draft as the calls take it: trimmed, and nothing where nothing was typed. */
export const fieldsOf = (draft: HomeworkDraft): HomeworkFields => ({
  subject: draft.subject.trim(),
  title: draft.title.trim(),
  description: draft.description.trim() || null,
  teacher: draft.teacher.trim() || null,
  book: draft.book.trim() || null,
  page: draft.page.trim() || null,
  dueDate: draft.dueDate || null,
});

/** What is wrong with a field: empty, longer than the server takes, or no day. */
export type FormIssue = 'missing' | 'tooLong' | 'invalid';

type Issues = Partial<Record<FormField, FormIssue>>;

const issueOf = (code: string | undefined, text: string): FormIssue => {
  if (text.trim() === '') return 'missing';
  return code === 'too_big' ? 'tooLong' : 'invalid';
};

/** What the contract says of the form, by field; empty where it may be sent (V-24 to V-31). */
export const checkForm = (form: HomeworkForm, isNew: boolean): Issues => {
  const wire = toWire(fieldsOf(form));
  const parsed = isNew
    ? z.safeParse(NewHomeworkWireSchema, { cocukId: form.childId, ...wire, aciklama: form.description })
    : z.safeParse(HomeworkFieldsWireSchema, wire);
  const issues: Issues = {};
  for (const { path, code } of parsed.error?.issues ?? []) {
    const field = FORM_FIELDS.find((name) => name === englishName(String(path[0])));
    if (field) issues[field] ??= issueOf(code, form[field]);
  }
  return issues;
};
