import type { $ZodType } from 'zod/v4/core';
import type { Access } from './access.ts';
import type { ChangeKind } from './changeKinds.ts';
import { z } from './zod.ts';

interface Described {
  /** Path with `:name` parameters, always below `/api`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: $ZodType;
  /** Its query by name; `queryOf` is what it is validated with. */
  readonly query?: z.ZodMiniObject;
  readonly body?: $ZodType;
  /** Takes the header `Kids-Id`, which names the child. */
  readonly kidsId?: true;
  /** Takes the header `Idempotency-Key`: the same key gives the same answer and one row. */
  readonly idempotent?: true;
  /** The largest body that it takes, in bytes, where that is more than what others take. */
  readonly maxBytes?: number;
  readonly status: 200 | 201 | 204;
  readonly answer?: $ZodType;
  /** It answers with a stream of events that goes on (`text/event-stream`): what each holds, by its name. */
  readonly events?: Readonly<Record<string, $ZodType>>;
  /** Statuses of the errors that this call may answer beside 400, 401, 403, 413, 429 and 500. */
  readonly errors?: readonly (404 | 409 | 422 | 502 | 503)[];
}

interface Reading extends Described {
  readonly method: 'GET';
  readonly changes?: undefined;
}

interface Changing extends Described {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** What of a family's data it may change: whoever has it on the screen is told. Without it none compiles. */
  readonly changes: readonly ChangeKind[];
}

/** One product call as it stands on the wire; server, client, mocks and OpenAPI are all made from it (product.md 7). */
export type Call = Reading | Changing;

export const call = <const C extends Call>(definition: C): C => definition;

/** What the query of a call has to be: what the contract names and nothing else, and nothing where it names none. */
export const queryOf = ({ query }: Call): z.ZodMiniObject => z.strictObject(query?.shape ?? {});
