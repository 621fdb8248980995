import { ApiError } from '@kovan/api-client';
import type { Heard } from '@kovan/api-client/events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, keepFollowing } from './keepFollowing.ts';

/** A stream of a test: how long it lasts once it is open (`null`: it never opens), and how it ends. */
interface Stream {
  readonly lasts: number | null;
  readonly error?: Error;
  readonly says?: (heard: Heard) => void;
}

/** Follows such streams, one after the other; the waits between them, all by the test's own clock. */
const follow = async (streams: readonly Stream[], random = 1) => {
  const end = new AbortController();
  const waits: number[] = [];
  const told: unknown[] = [];
  let now = 0;
  const left = [...streams];
  const result = await keepFollowing(
    {
      follow: async (heard) => {
        const stream = left.shift();
        if (stream?.lasts !== null && stream !== undefined) {
          heard.onOpen();
          stream.says?.(heard);
          now += stream.lasts;
        }
        if (left.length === 0) end.abort();
        if (stream?.error) throw stream.error;
      },
      wait: async (ms) => {
        waits.push(ms);
        now += ms;
      },
      now: () => now,
      random: () => random,
    },
    { onOpen: () => told.push('open'), onChange: (kinds) => told.push(kinds) },
    end.signal,
  );
  return { result, waits, told };
};

const refused = (status: number) => new ApiError('http', 'GET /api/events', { status });
const fails: Stream = { lasts: null, error: new ApiError('network', 'GET /api/events') };

describe('following', () => {
  it('[LV-03] comes back with growing distances, up to a minute', async () => {
    const { waits, told } = await follow(Array.from({ length: 9 }, () => fails));
    expect(waits.map((ms) => ms / 1000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    expect(told).toEqual([]);
  });

  it('[LV-03] reads all anew each time a stream opens, and tells what it says', async () => {
    const says = ({ onChange }: Heard) => onChange(['tasks']);
    const { told } = await follow([{ lasts: 5, says }, fails, { lasts: 5 }]);
    expect(told).toEqual(['open', ['tasks'], 'open']);
  });

  it('after a good stream begins with the least distance again, after one that was cut at once does not', async () => {
    const good = { lasts: 30_000 };
    expect((await follow([fails, fails, good, fails])).waits).toEqual([1000, 2000, 1000, 1000]);
    expect((await follow([fails, fails, { lasts: 29_999 }, fails])).waits).toEqual([1000, 2000, 4000, 8000]);
  });

  it('waits as long as the server asks of the many who lost it', async () => {
    const says = ({ onRetry }: Heard) => onRetry(20_000);
    expect((await follow([{ lasts: 40_000, says }, fails])).waits).toEqual([20_000, 20_000]);
    expect((await follow([{ lasts: 40_000, says }, fails], 0.25)).waits).toEqual([5_000, 5_000]);
  });

  it.each([401, 403, 404])('ends at a %i: the next try would bring another', async (status) => {
    const { result, waits } = await follow([fails, { lasts: null, error: refused(status) }, fails]);
    expect([result, waits]).toEqual(['refused', [1000]]);
  });

  it.each([429, 500, 502, 503])('goes on at a %i', async (status) => {
    const { result, waits } = await follow([{ lasts: null, error: refused(status) }, fails]);
    expect([result, waits]).toEqual(['stopped', [1000, 2000]]);
  });
});

it('[LV-03] a distance is never nothing, and never more than the longest or what the server asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 0, max: 600_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, retryMs, random) => {
        const ms = distance(failures, retryMs, random);
        expect(ms).toBeGreaterThanOrEqual(200);
        expect(ms).toBeLessThanOrEqual(Math.max(60_000, retryMs));
      },
    ),
  );
});
