import { SessionSchema } from './auth.ts';
import { call } from './call.ts';
import { IdParams, IdSchema, listOf, MomentSchema, orNull, single } from './common.ts';
import { CodeBody } from './devices.ts';
import { z } from './zod.ts';

/** How many invitations of a family may be open at once. */
export const MAX_INVITATIONS = 5;

/** An adult of the family, as every other one sees them. */
export const AdultSchema = z.object({
  id: IdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatar: orNull(z.string()),
  joinedAt: MomentSchema,
  isYou: z.boolean(),
});
export type Adult = z.infer<typeof AdultSchema>;

/** An invitation that is open; its code is told once, when it is made. */
export const InvitationSchema = z.object({
  id: IdSchema,
  /** The first name of who invites. */
  invitedBy: z.string(),
  createdAt: MomentSchema,
  expiresAt: MomentSchema,
});

/** The people of a family. */
export const PeopleSchema = z.object({
  adults: listOf(AdultSchema).shape.data,
  invitations: listOf(InvitationSchema).shape.data,
});
export type People = z.infer<typeof PeopleSchema>;

/** A new invitation, with its link. */
export const NewInvitationSchema = z.object({ id: IdSchema, url: z.string(), expiresAt: MomentSchema });
export type NewInvitation = z.infer<typeof NewInvitationSchema>;

/** What an invitation tells whoever holds its code. */
export const InvitationLookSchema = z.object({ invitedBy: z.string(), expiresAt: MomentSchema });
export type InvitationLook = z.infer<typeof InvitationLookSchema>;

/** The adults of a family, and how one joins and leaves (specification.md, PE). */
export const peopleCalls = {
  show: call({
    method: 'GET',
    path: '/api/family',
    summary: 'The adults of the family, and its open invitations',
    access: 'adults',
    status: 200,
    answer: single(PeopleSchema),
  }),
  invite: call({
    method: 'POST',
    path: '/api/family/invitations',
    // Takes no key: its answer holds a code, which is kept nowhere.
    summary: 'Invite another adult; the answer is the only one that tells the link',
    access: 'adults',
    changes: ['family'],
    status: 201,
    answer: single(NewInvitationSchema),
    errors: [409],
  }),
  withdraw: call({
    method: 'DELETE',
    path: '/api/family/invitations/:id',
    summary: 'Withdraw an invitation',
    access: 'adults',
    changes: ['family'],
    params: IdParams,
    status: 204,
    errors: [404],
  }),
  look: call({
    method: 'POST',
    path: '/api/invitations/look',
    summary: 'Who invites, for whoever holds the code of an invitation',
    access: 'public',
    changes: [],
    body: CodeBody,
    status: 200,
    answer: single(InvitationLookSchema),
    errors: [404],
  }),
  join: call({
    method: 'POST',
    path: '/api/family/join',
    summary: 'Move into the family that an invitation is of, with a new session there',
    access: 'adults',
    changes: ['family'],
    body: CodeBody,
    status: 200,
    answer: SessionSchema,
    errors: [404, 409],
  }),
  removeAdult: call({
    method: 'DELETE',
    path: '/api/family/adults/:id',
    summary: 'Remove an adult from the family, or leave it oneself',
    access: 'adults',
    changes: ['family'],
    params: IdParams,
    status: 204,
    errors: [404, 409],
  }),
};
