import { call } from './call.ts';
import { CHANGE_KINDS } from './changeKinds.ts';
import { z } from './zod.ts';

/** Which kinds of data changed, never what they are. */
export const ChangedSchema = z.object({ kinds: z.array(z.enum(CHANGE_KINDS)) });
export type Changed = z.infer<typeof ChangedSchema>;

/** How many streams a session may have at once, at each process. */
export const MAX_STREAMS = 5;

/** How often a stream says that it is still there, in milliseconds. */
export const COMMENT_EVERY_MS = 25_000;

/** What happens in a family, told as it happens. */
export const eventCalls = {
  follow: call({
    method: 'GET',
    path: '/api/events',
    summary: "Which kinds of the family's data change, told as they do",
    access: 'family',
    status: 200,
    events: { changed: ChangedSchema },
    errors: [503],
  }),
};
