import { NO_HOMEWORK, type PerhapsHomework } from '@kovan/domain/fields';
import { normaliseSubject } from '@kovan/domain/normaliseSubject';

/** What the helper reads from a sentence. */
export type DemoAnswer = Readonly<PerhapsHomework>;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** One generated homework item of the demo. */
export interface DemoItem extends DemoAnswer {
  readonly id: string;
  readonly subject: string;
  readonly title: string;
  readonly description: string;
  readonly difficulty: Difficulty;
  /** In minutes. */
  readonly estimatedTime: number;
  readonly isCompleted: boolean;
}

/** The words that the demo puts where the helper gave none, in the language shown. */
export interface DemoTexts {
  /** 'Genel'. */
  readonly subject: string;
  /** 'Ödev'. */
  readonly title: string;
  /** The two items that stand in for a failed call. */
  readonly onFailure: readonly [DemoFailureText, DemoFailureText];
}

export type DemoFailureText = Partial<DemoAnswer> & { readonly title: string; readonly description: string };

const given = (text: string | null): string | null => text?.trim() || null;

const itemOf = (answer: DemoAnswer, place: number, texts: DemoTexts, typed: string): DemoItem => ({
  ...answer,
  id: `demo-${place}`,
  subject: normaliseSubject(given(answer.subject) ?? texts.subject),
  title: given(answer.title) ?? texts.title,
  description: given(answer.description) ?? typed,
  difficulty: 'medium',
  estimatedTime: 30,
  isCompleted: false,
});

/** The one item of an answer: missing texts filled in, the subject by its display name. */
export const itemsOfAnswer = (answer: DemoAnswer, typed: string, texts: DemoTexts): readonly DemoItem[] => [
  itemOf(answer, 1, texts, typed.trim()),
];

/** The two demo items of a failed call. */
export const itemsOfFailure = (typed: string, texts: DemoTexts): readonly DemoItem[] =>
  texts.onFailure.map((item, index) => itemOf({ ...NO_HOMEWORK, ...item }, index + 1, texts, typed.trim()));

/** The items with one of them marked done, or not done when it was. */
export const toggled = (items: readonly DemoItem[], id: string): readonly DemoItem[] =>
  items.map((item) => (item.id === id ? { ...item, isCompleted: !item.isCompleted } : item));

/** How many items are done. */
export const completedCount = (items: readonly DemoItem[]): number => items.filter((item) => item.isCompleted).length;

/** Whether there are items and every one is done. */
export const isEveryItemDone = (items: readonly DemoItem[]): boolean =>
  items.length > 0 && completedCount(items) === items.length;
