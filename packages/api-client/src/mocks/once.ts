import { DAY_MS } from '@kovan/domain/durations';
import { KEPT } from '@kovan/domain/kept';
import { occurrenceId } from '@kovan/domain/occurrenceIds';
import type { Call } from '../contract/call.ts';
import { z } from '../contract/zod.ts';
import type { Family } from './family/createFamily.ts';
import { invalid, notFound, Refusal } from './family/refusal.ts';

const KEPT_MS = KEPT.answerDays * DAY_MS;
const LONGEST_KEY = 200;

/** An answer that tells of something with an id. */
const TellsSchema = z.object({ data: z.object({ id: z.string(), childId: z.optional(z.string()) }) });

/** What an answer tells of was deleted since, or is no more for whom it is told to. */
const isGone = (
  { children, tasks, rules, homework, doneDays }: Family,
  answer: unknown,
  childIds: readonly string[] | null,
): boolean => {
  if (answer === null) return true;
  const tells = z.safeParse(TellsSchema, answer);
  if (!tells.success) return false;
  const { id: told, childId } = tells.data.data;
  if (childIds !== null && (childId === undefined || !childIds.includes(childId))) return true;
  const isDoneDay = doneDays.some((day) => day.status !== 'deleted' && occurrenceId(day) === told);
  return !isDoneDay && ![...children, ...tasks, ...rules, ...homework].some(({ id }) => id === told);
};

const nameOf = ({ method, path }: Call): string => `${method} ${path} `;

/** Forgets every answer to a call that tells of much at once, where some of that is deleted. */
export const forgetAnswersTo = ({ answered }: Family, call: Call): void => {
  for (const [name, kept] of answered) if (name.startsWith(nameOf(call))) answered.set(name, { ...kept, answer: null });
};

interface Sent {
  readonly body: unknown;
  readonly kidsId: string | null;
  readonly params: unknown;
  /** The children that whoever asks is confined to; `null` for an adult. */
  readonly childIds: readonly string[] | null;
}

/** When a tick was made says nothing of what it asks. */
const withoutMoment = (name: string, value: unknown) => (name === 'at' ? undefined : value);

const keyOf = (call: Call, request: Request): string | null => {
  const key = (call.idempotent && request.headers.get('Idempotency-Key')?.trim()) || null;
  if (key !== null && key.length > LONGEST_KEY) {
    throw invalid({ code: 'too_big', origin: 'string', maximum: LONGEST_KEY, path: ['Idempotency-Key'] });
  }
  return key;
};

/**
 * Gives the answer of the first call again to a call with the same `Idempotency-Key`, for 30 days; the key of another
 * request is a 422, and what was deleted since is told no more.
 */
export const once = (call: Call, request: Request, family: Family, sent: Sent, answer: () => unknown): unknown => {
  const key = keyOf(call, request);
  if (key === null) return answer();
  const name = nameOf(call) + key;
  const now = family.now().getTime();
  const text = JSON.stringify([sent.body, sent.kidsId, sent.params], withoutMoment);
  const first = family.answered.get(name);
  if (first && first.at >= now - KEPT_MS) {
    if (first.sent !== text) throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
    if (isGone(family, first.answer, sent.childIds)) throw notFound();
    return first.answer;
  }
  const given = structuredClone(answer());
  family.answered.set(name, { sent: text, answer: given, at: now });
  return given;
};
