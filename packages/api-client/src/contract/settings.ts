import { call } from './call.ts';
import { z } from './zod.ts';

/** What the page needs to know of the server's settings (decisions.md, Settings): none of it is secret. */
export const SettingsSchema = z.object({
  identity: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('local'), google: z.boolean() }),
    z.object({
      kind: z.literal('firebase'),
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
    }),
  ]),
  /** Whether typed sentences may be read by a model outside this server. */
  outsideModel: z.boolean(),
});
export type Settings = z.infer<typeof SettingsSchema>;

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
    summary: 'Whether the server can reach its database (ours)',
    access: 'public',
    status: 200,
    answer: z.object({ status: z.literal('ok') }),
    errors: [503],
  }),
};
