import type { Day } from '@kovan/domain/days';
import type { User } from '../../contract/auth.ts';
import type { Call } from '../../contract/call.ts';
import type { z } from '../../contract/zod.ts';
import type { Family } from '../family/createFamily.ts';
import { find } from '../family/refusal.ts';
import type { SessionRecord } from '../family/records.ts';

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.core.$ZodType ? z.input<Schema> : undefined;
type Part<C extends Call, Name extends 'params' | 'query' | 'body'> = C extends { [N in Name]: infer Schema }
  ? Output<Schema>
  : undefined;

/** A validated call: its parts, whose family it is, and the viewer's day. */
export interface Asked<C extends Call> {
  readonly family: Family;
  readonly today: Day;
  /** Every family there is: a code may be of any. */
  readonly families: () => Iterable<Family>;
  /** Who asks, or shows an ID token; the family's first adult where nobody says. */
  readonly user: User;
  /** The token of the call; `null` where none was sent. */
  readonly token: string | null;
  /** The sign-in that an ID token comes from, where the directory tells. */
  readonly signIn: string | null;
  /** Whether the body holds an ID token of a sign-in of at most five minutes ago, of the user who asks. */
  readonly isFresh: boolean;
  /** The session of the call; `null` where it is answered as without one. */
  readonly session: SessionRecord | null;
  readonly params: Part<C, 'params'>;
  readonly query: Part<C, 'query'>;
  readonly body: Part<C, 'body'>;
  readonly kidsId: string | null;
}

/** How a call is answered; what the contract does not name is taken out of the answer. */
export type AnswerTo<C extends Call> = (asked: Asked<C>) => C extends { answer: infer Schema } ? Input<Schema> : void;

/** One answer for each call of a resource. */
export type AnswersTo<Calls extends Record<string, Call>> = { readonly [Name in keyof Calls]: AnswerTo<Calls[Name]> };

/** Keeps the records of one child, or of all when none is named; a child that is not there is a 404. */
export const ofChild = <T extends { childId: string }>(
  family: Family,
  childId: string | null,
  records: readonly T[],
) => {
  if (childId === null) return records;
  find(family.children, childId);
  return records.filter((record) => record.childId === childId);
};
