import { call } from './call.ts';
import { z } from './zod.ts';

/** Who may sign up: anybody, whoever holds an invitation, or nobody new. */
export const SIGN_UP = ['open', 'invited', 'closed'] as const;
export type SignUp = (typeof SIGN_UP)[number];

/** What a server may have beyond the specification. */
export const FEATURES = [
  'live',
  'people',
  'devices',
  'account',
  'undo',
  'editing',
  'breaks',
  'messages',
  'calendar',
  'honey',
] as const;
export type ServerFeature = (typeof FEATURES)[number];

/** What the page needs to know of the server's settings (decisions.md, Settings): none of it is secret. */
export const SettingsSchema = z.object({
  identity: z.union([
    z.object({ kind: z.literal('local'), google: z.boolean() }),
    z.object({
      kind: z.literal('firebase'),
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
    }),
  ]),
  signUp: z.enum(SIGN_UP),
  /** Whether typed sentences may be read by a model outside this server. */
  outsideModel: z.boolean(),
  /** What the server has beyond the specification (`FEATURES`); what is not in the list isn't shown. Others may be named. */
  features: z._default(z.array(z.string()), []),
});
export type Settings = z.infer<typeof SettingsSchema>;

const HealthSchema = z.object({ status: z.literal('ok') });

export const serverCalls = {
  settings: call({
    method: 'GET',
    path: '/api/settings',
    summary: 'What the page needs to know of the settings (ours)',
    access: 'public',
    status: 200,
    answer: SettingsSchema,
  }),
  health: call({
    method: 'GET',
    path: '/api/health',
    summary: 'The same as ready (ours)',
    access: 'public',
    status: 200,
    answer: HealthSchema,
    errors: [503],
  }),
  live: call({
    method: 'GET',
    path: '/api/health/live',
    summary: 'That the process answers, whatever its database does (ours)',
    access: 'public',
    status: 200,
    answer: HealthSchema,
  }),
  ready: call({
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Whether the server takes requests: it reaches its database and is not being stopped (ours)',
    access: 'public',
    status: 200,
    answer: HealthSchema,
    errors: [503],
  }),
};
