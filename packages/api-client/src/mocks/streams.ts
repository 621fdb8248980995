import { HttpResponse } from 'msw';
import { CHANGE_KINDS, type ChangeKind } from '../contract/changeKinds.ts';
import { COMMENT_EVERY_MS, MAX_STREAMS } from '../contract/events.ts';
import type { Family } from './family/createFamily.ts';
import type { Follower } from './family/records.ts';
import { Refusal } from './family/refusal.ts';
import { isStanding, sessionOf } from './family/sessions.ts';

/** Answers with a stream that lasts until one of both sides ends it. */
export const streamOf = (family: Family, token: string, signal: AbortSignal): Response => {
  const others = [...family.followers].filter((follower) => follower.token === token);
  if (others.length >= MAX_STREAMS) {
    throw new Refusal(429, 'TOO_MANY_REQUESTS', { retryAfter: COMMENT_EVERY_MS / 1_000 });
  }
  const encoder = new TextEncoder();
  let follower: Follower;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      follower = {
        token,
        tell: (kinds) => write(`event: changed\ndata: ${JSON.stringify({ kinds })}\n\n`),
        end: () => {
          family.followers.delete(follower);
          controller.close();
        },
      };
      family.followers.add(follower);
      write('retry: 1000\n:\n\n');
    },
    cancel: () => void family.followers.delete(follower),
  });
  signal.addEventListener('abort', () => family.followers.delete(follower));
  return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
};

/** What a session sees, a kind each. */
const seenBy = (family: Family, token: string): Readonly<Partial<Record<ChangeKind, string>>> => {
  const { children, tasks, rules, doneDays, homework, people, invitations, devices } = family;
  const { childIds } = sessionOf(family, token);
  const isSeen = ({ childId }: { readonly childId: string }) => childIds === null || childIds.includes(childId);
  return {
    children: JSON.stringify(children.filter(({ id }) => isSeen({ childId: id }))),
    tasks: JSON.stringify([tasks.filter(isSeen), rules.filter(isSeen), doneDays.filter(isSeen)]),
    homework: JSON.stringify(homework.filter(isSeen)),
    ...(childIds === null && {
      family: JSON.stringify([people.map(({ user }) => user), invitations, devices]),
    }),
  };
};

/**
 * Does the work of a call; whoever follows, but for who asks, is told what of theirs it changed, and whoever's session it
 * ended is let go.
 */
export const tellingFollowers = <Answer>(families: Iterable<Family>, by: string | null, work: () => Answer): Answer => {
  const following = [...families].flatMap((family) =>
    [...family.followers].map((follower) => ({ family, follower, before: seenBy(family, follower.token) })),
  );
  const answer = work();
  for (const { family, follower, before } of following) {
    if (!isStanding(family, follower.token)) {
      follower.end();
      continue;
    }
    const after = seenBy(family, follower.token);
    const kinds = CHANGE_KINDS.filter((kind) => before[kind] !== after[kind]);
    if (follower.token !== by && kinds.length > 0) follower.tell(kinds);
  }
  return answer;
};

/** Has a story or test change a family as somebody elsewhere does: whoever follows is told. */
export const elsewhere = (family: Family, change: (family: Family) => void): void =>
  tellingFollowers([family], null, () => change(family));
