import { TEXT_LIMITS } from '@kovan/domain/limits';
import { UserSchema } from './auth.ts';
import { call } from './call.ts';
import {
  anyText,
  DaySchema,
  IdParams,
  IdSchema,
  listOf,
  MomentSchema,
  orNull,
  requiredText,
  single,
} from './common.ts';
import { FreshIdToken } from './devices.ts';
import { z } from './zod.ts';

/** A person's name; whoever has one word only leaves the last name empty. */
export const NameInputSchema = z.strictObject({
  firstName: requiredText(TEXT_LIMITS.name),
  lastName: anyText(TEXT_LIMITS.name),
});
export type NameInput = z.infer<typeof NameInputSchema>;

/** Somewhere an account is signed in. */
export const AccountSessionSchema = z.object({
  id: IdSchema,
  /** Such as `Chrome`; `null` where it says nothing that is known. */
  browser: orNull(z.string()),
  /** Such as `Android`. */
  system: orNull(z.string()),
  createdAt: MomentSchema,
  /** To the day, in the zone that its calls name. */
  lastSeenOn: DaySchema,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
  /** Whether its browser was handed to a child. */
  isLent: z.boolean(),
});
export type AccountSession = z.infer<typeof AccountSessionSchema>;

/** The words that confirm the erasing of a family, in either language. */
export const ERASE_WORDS = ['SİL', 'DELETE'] as const;

/** What an adult can see and change of their own account (specification.md, AC and EX). */
export const profileCalls = {
  rename: call({
    method: 'PUT',
    path: '/api/users/me',
    summary: "Change the signed-in user's name",
    access: 'adults',
    changes: ['family'],
    body: NameInputSchema,
    status: 200,
    answer: single(UserSchema),
  }),
  sessions: call({
    method: 'GET',
    path: '/api/sessions',
    summary: 'Where the account is signed in, the latest seen first',
    access: 'adults',
    status: 200,
    answer: listOf(AccountSessionSchema),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/sessions/:id',
    summary: 'End one session of the account, and the sign-in that it came from',
    access: 'adults',
    changes: [],
    params: IdParams,
    status: 204,
    errors: [404],
  }),
  endOtherSessions: call({
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'End every session of the account but this one',
    access: 'adults',
    changes: [],
    status: 204,
  }),
  erase: call({
    method: 'POST',
    path: '/api/users/me/erase',
    summary: 'Erase the account of an adult among others',
    access: 'adults',
    changes: ['family'],
    body: z.strictObject({ id_token: FreshIdToken }),
    status: 204,
    errors: [409],
  }),
  eraseFamily: call({
    method: 'POST',
    path: '/api/family/erase',
    summary: "Erase the family with all that is its, and the caller's account",
    access: 'adults',
    changes: [],
    body: z.strictObject({ id_token: FreshIdToken, confirm: z.enum(ERASE_WORDS) }),
    status: 204,
    errors: [409],
  }),
};
