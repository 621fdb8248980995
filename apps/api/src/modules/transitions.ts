import { conflict } from '../http/problemError.ts';

/**
 * The status that a request leads to, by a machine that is asked once, as the server starts, about every request in every
 * status: asking it takes longer than the rest of a call. Where the machine refuses it is a 409.
 */
export const transitions = <Status extends string, Wanted>(
  settle: (status: Status, wanted: Wanted) => Status | null,
  statuses: readonly Status[],
  requests: readonly Wanted[],
): ((status: Status, wanted: Wanted) => Status) => {
  const nameOf = (status: Status, wanted: Wanted): string => JSON.stringify([status, wanted]);
  const table = new Map(
    statuses.flatMap((status) => requests.map((wanted) => [nameOf(status, wanted), settle(status, wanted)])),
  );
  return (status, wanted) => {
    const settled = table.get(nameOf(status, wanted)) ?? null;
    if (settled === null) throw conflict();
    return settled;
  };
};
