import { type ApiClient, ApiError } from '@kovan/api-client';
import { DAY_MS } from '@kovan/domain/durations';
import { MAX_TICK_DAYS } from '@kovan/domain/ticks';
import { settleHomework } from '@kovan/machines/homework';
import type { QueueFailure, Sent } from '@kovan/machines/queue';
import type { Entry, Work } from './work.ts';

/** What goes sooner needs no moment of its own: the server's clock is as good, and this one may be a little ahead. */
const MOMENT_AFTER_MS = 10_000;
const MOMENT_UNTIL_MS = MAX_TICK_DAYS * DAY_MS;

const momentOf = ({ queuedAt }: Entry, now: number): string | undefined => {
  const age = now - queuedAt;
  return age >= MOMENT_AFTER_MS && age < MOMENT_UNTIL_MS ? new Date(queuedAt).toISOString() : undefined;
};

interface Options {
  readonly idempotencyKey: string;
  readonly at?: string | undefined;
}

const call = (api: ApiClient, work: Work, options: Options): Promise<unknown> => {
  switch (work.operation) {
    case 'task.complete':
      return api.tasks.complete(work.id, options);
    case 'homework.complete':
      return api.homework.complete(work.id, work.childId, options);
    case 'homework.check':
      return api.homework.setChecked(work.id, work.checked, work.childId, options);
    case 'homework.create':
      return api.familyHomework.create(work.input, options);
    case 'task.create':
      return api.tasks.create(work.input, options);
    case 'scheduledTask.create':
      return api.scheduledTasks.create(work.input, options);
  }
};

/** Whether the server's homework already is where the step leads: another device was first. */
const isDoneAlready = async (api: ApiClient, work: Work): Promise<boolean> => {
  if (work.operation !== 'homework.complete' && work.operation !== 'homework.check') return false;
  const list = await api.homework.list(work.childId);
  const present = list.find(({ id }) => id === work.id)?.status;
  const request = work.operation === 'homework.complete' ? { status: 'completed' as const } : { checked: work.checked };
  return present !== undefined && settleHomework(present, request) === present;
};

const failureOf = (error: unknown): QueueFailure => {
  if (!(error instanceof ApiError)) return { kind: 'other' };
  const { kind, status, retryAfter } = error;
  // A server that speaks another version says nothing of what was sent: it waits for the new app.
  if (kind === 'otherVersion') return { kind: 'network' };
  return { kind: kind === 'network' || kind === 'timeout' || kind === 'http' ? kind : 'other', status, retryAfter };
};

interface Sending {
  readonly api: ApiClient;
  readonly now: number;
  /** Whether a call made now would still carry the owner's session. */
  readonly isOwners: () => boolean;
}

/** Sends what waits, with its key. The first call is made at once, so that its session is the one that was looked at. */
export const sendWork = async (entry: Entry, { api, now, isOwners }: Sending): Promise<Sent> => {
  const { work, key: idempotencyKey } = entry;
  const at = momentOf(entry, now);
  try {
    return { kind: 'accepted', answer: await call(api, work, { idempotencyKey, at }) };
  } catch (error) {
    const failed: Sent = { kind: 'failed', failure: failureOf(error), error };
    const status = error instanceof ApiError ? error.status : undefined;
    if (!isOwners()) return failed;
    try {
      // Its moment was not good, or the server knows of none.
      if (at !== undefined && status === 400) {
        return { kind: 'accepted', answer: await call(api, work, { idempotencyKey }) };
      }
      if (status === 409 && (await isDoneAlready(api, work))) return { kind: 'accepted', answer: undefined };
    } catch (second) {
      if (status === 400) return { kind: 'failed', failure: failureOf(second), error: second };
    }
    return failed;
  }
};
