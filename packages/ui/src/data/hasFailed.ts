interface Read {
  readonly data: unknown;
  readonly errorUpdateCount: number;
}

/**
 * Whether nothing is known because reading it failed. That stays said while it is read again: a message that goes away and
 * comes back takes its button from under the finger.
 */
export const hasFailed = ({ data, errorUpdateCount }: Read): boolean => data === undefined && errorUpdateCount > 0;
