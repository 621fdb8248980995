import type { Kind } from './change.ts';
import { Untold, useChangeOptions } from './changes.ts';
import type { Queue } from './queue/queue.ts';
import { useQueueSource } from './queue/QueueProvider.tsx';
import type { Work } from './queue/work.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import { useSending } from './useSending.ts';

/** What became of something new: the server's answer, or nothing where it waits for the network. */
export interface Added {
  readonly isQueued: boolean;
  readonly answer?: unknown;
}

const addBy = async (queue: Queue, work: Work, key: string): Promise<Added> => {
  const outcome = await queue.add({ work, key, isAwaited: true });
  if (outcome.kind === 'refused') throw outcome.error;
  if (outcome.kind === 'left') throw new Untold();
  return outcome.kind === 'queued' ? { isQueued: true } : { isQueued: false, answer: outcome.answer };
};

interface QueuedAddition<Input> {
  readonly kind: Kind;
  /** What failures are logged as. */
  readonly operation: string;
  readonly workOf: (input: Input) => Work;
  readonly onAdded?: (answer: unknown) => Promise<void>;
}

/**
 * Adds by the queue for somebody who waits at a form: rejects with the error of the first try, already logged, and goes on
 * where it has to wait for the network.
 */
export const useQueuedAddition = <Input extends object>({
  kind,
  operation,
  workOf,
  onAdded,
}: QueuedAddition<Input>): ((input: Input) => Promise<Added>) => {
  const queue = useQueueSource();
  const { keyFor, forget, forgetWhereGone } = useIdempotencyKey();
  return useSending({
    ...useChangeOptions(kind, operation),
    mutationFn: (input: Input) => addBy(queue, workOf(input), keyFor(input)),
    onError: forgetWhereGone,
    onSuccess: async ({ answer }) => {
      forget();
      if (answer !== undefined) await onAdded?.(answer);
    },
  });
};
