/** So many idle streams may cost a process so much memory (LV-05). */
const STREAMS = 2_000;
const MOST_MB = 40;
/** What another call may take while all streams come back, at p95. */
const MOST_CALL_MS = 1_000;

/** What so many streams may cost, in MB. */
export const mostMb = (streams) => (MOST_MB * streams) / STREAMS;

/** Whether streams are light enough, end with their server, and all come back without holding up the other calls. */
export const isFine = ({ streams, mb, code, backSeconds, callMs }) =>
  mb <= mostMb(streams) && code === 0 && backSeconds !== null && callMs <= MOST_CALL_MS;
