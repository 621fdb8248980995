import { describe, expect, it } from 'vitest';
import { isFine } from '../../soak/lib/streamAims.mjs';
import { liveVerdict } from './aims.mjs';

describe('live is fast and light enough', () => {
  it('[LV-05] under a second from press to paint, 19 times of 20', () => {
    expect(liveVerdict({ p95: 999.9 }).isReached).toBe(true);
    expect(liveVerdict({ p95: 1000 }).isReached).toBe(false);
  });

  const good = { streams: 2_000, mb: 40, code: 0, backSeconds: 25, callMs: 1_000 };
  it('[LV-05] 2,000 idle streams cost a process at most 40 MB', () => {
    expect(isFine(good)).toBe(true);
    expect(isFine({ ...good, mb: 40.1 })).toBe(false);
    expect(isFine({ ...good, streams: 1_000, mb: 20.1 })).toBe(false);
  });

  it('a server that does not end, streams that stay away and calls that are held up are not fine', () => {
    for (const bad of [{ code: 1 }, { code: null }, { backSeconds: null }, { callMs: 1_001 }])
      expect(isFine({ ...good, ...bad })).toBe(false);
  });
});
