import { z } from './zod.ts';

/** Stable codes of errors; programs act on these, people read `error`. */
export const PROBLEM_CODES = [
  'INVALID_INPUT',
  'MALFORMED_JSON',
  'UNKNOWN_TIME_ZONE',
  'UNAUTHENTICATED',
  'ADULTS_ONLY',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'TRANSITION_NOT_ALLOWED',
  'TOO_LARGE',
  'TOO_MANY',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'MAIL_NOT_ACCEPTED',
  'EMAIL_NOT_CONFIRMED',
  'SIGN_UP_CLOSED',
  'INVITATION_NEEDED',
  'LENT',
  'NO_PIN',
  'WRONG_PIN',
  'PIN_LOCKED',
  'TOO_MANY_INVITATIONS',
  'FAMILY_NOT_EMPTY',
  'ALREADY_IN_FAMILY',
  'FAMILY_HAS_CHILDREN',
  'LAST_ADULT',
  'FRESH_SIGN_IN_NEEDED',
  'UNAVAILABLE',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Every error answer (decisions.md, Wire): a sentence for people, a code, on 400 a sentence a field, and after a wrong PIN how many tries are left. */
export const ProblemSchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** With WRONG_PIN: how many more may be tried before none is taken. */
  triesLeft: z.optional(z.int().check(z.positive())),
});

export type Problem = z.infer<typeof ProblemSchema>;
