import { call } from './call.ts';
import { IdSchema, MomentSchema, orNull } from './common.ts';
import { z } from './zod.ts';

/** The signed-in user. */
export const UserSchema = z.object({
  id: IdSchema,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: orNull(z.string()),
  is_active: z._default(z.boolean(), true),
  created_at: MomentSchema,
});
export type User = z.infer<typeof UserSchema>;

/** A session: a token and the current user. */
export const SessionSchema = z.object({ user: UserSchema, token: z.string().check(z.minLength(1)) });
export type Session = z.infer<typeof SessionSchema>;

export const authCalls = {
  exchange: call({
    method: 'POST',
    path: '/api/auth/firebase',
    summary: 'Exchange an ID token of the identity provider for a session',
    access: 'public',
    changes: ['family'],
    body: z.strictObject({
      id_token: z.string().check(z.minLength(1), z.maxLength(8192)),
      /** The code of an operator's link, where new users need one (decisions.md, Settings). */
      invitation: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    }),
    status: 200,
    answer: SessionSchema,
    errors: [409, 503],
  }),
  signOut: call({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'End this session, and no other (ours, beyond the specification)',
    access: 'adults',
    changes: [],
    status: 204,
  }),
};
