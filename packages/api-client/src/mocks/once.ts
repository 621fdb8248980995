import type { Call } from '../contract/call.ts';
import { z } from '../contract/zod.ts';
import type { Family } from './family/createFamily.ts';
import { invalid, notFound, Refusal } from './family/refusal.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;
const LONGEST_KEY = 200;

/** An answer that tells of something with an id. */
const TellsSchema = z.object({ data: z.object({ id: z.string() }) });

/** What an answer tells of was deleted since. */
const isGone = ({ children, tasks, rules, homework }: Family, answer: unknown): boolean => {
  const tells = z.safeParse(TellsSchema, answer);
  if (!tells.success) return false;
  return ![...children, ...tasks, ...rules, ...homework].some(({ id }) => id === tells.data.data.id);
};

const keyOf = (call: Call, request: Request): string | null => {
  const key = (call.idempotent && request.headers.get('Idempotency-Key')?.trim()) || null;
  if (key !== null && key.length > LONGEST_KEY) {
    throw invalid({ code: 'too_big', origin: 'string', maximum: LONGEST_KEY, path: ['Idempotency-Key'] });
  }
  return key;
};

/**
 * Gives the answer of the first call again to a call with the same `Idempotency-Key`, for a day; the key of another
 * request is a 422, and what was deleted since is told no more.
 */
export const once = (
  call: Call,
  request: Request,
  family: Family,
  sent: { readonly body: unknown; readonly kidsId: string | null },
  answer: () => unknown,
): unknown => {
  const key = keyOf(call, request);
  if (key === null) return answer();
  const name = `${call.method} ${call.path} ${key}`;
  const now = family.now().getTime();
  const text = JSON.stringify([sent.body, sent.kidsId]);
  const first = family.answered.get(name);
  if (first && first.at >= now - KEPT_MS) {
    if (first.sent !== text) throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
    if (isGone(family, first.answer)) throw notFound();
    return first.answer;
  }
  const given = structuredClone(answer());
  family.answered.set(name, { sent: text, answer: given, at: now });
  return given;
};
