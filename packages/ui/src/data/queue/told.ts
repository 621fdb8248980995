import { ApiError } from '@kovan/api-client';
import type { Settlement } from '@kovan/machines/queue';
import type { Entry } from './work.ts';

interface Settled {
  readonly type: 'settled';
  readonly entry: Entry;
  readonly answer: unknown;
  readonly problem: Pick<ApiError, 'status' | 'serverMessage'> | null;
}

/** What tabs tell one another of the queue that they share. */
export type Told = { readonly type: 'changed' } | { readonly type: 'removed'; readonly id: string } | Settled;

/** Says to the other tabs what became of an entry; of an error only what travels. */
export const settledAs = (entry: Entry, settlement: Settlement): Settled => {
  if (settlement.kind === 'accepted') return { type: 'settled', entry, answer: settlement.answer, problem: null };
  const { status, serverMessage }: Partial<ApiError> = settlement.error instanceof ApiError ? settlement.error : {};
  return { type: 'settled', entry, answer: null, problem: { status, serverMessage } };
};

/** What another tab told of an entry. */
export const settlementOf = ({ answer, problem }: Settled): Settlement =>
  problem === null
    ? { kind: 'accepted', answer }
    : { kind: 'refused', failure: { kind: 'http' }, error: new ApiError('http', 'queue', problem) };
