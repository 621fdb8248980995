import { inSeconds } from '../../lib/run.mjs';

const SHOWN = 10;

/**
 * The table at the end of a part, and whether everything that must be zero is. `event` says what was done how often; `extra` are further rows; `bad` further
 * lines that tell of something wrong.
 */
export const figuresOf = ({ event, seconds, crowd, torn, leaks, extra = [], bad = [] }) => {
  const { counts, findings, failure } = crowd;
  const lost = findings.filter(({ kind }) => kind === 'lost').length;
  const doubled = findings.filter(({ kind }) => kind === 'doubled').length;
  const zeros = [
    ['lost', lost],
    ['doubled', doubled],
    ['torn', torn.length],
    ['answers of 5xx', counts.answers5xx],
    ['other unexpected answers', counts.unexpected.length - counts.answers5xx],
    ['leaks', leaks.length],
  ];
  const rows = [
    event,
    ['writes sent', counts.sent],
    ['acknowledged', counts.acknowledged],
    ['connections refused or cut', counts.cut],
    ...zeros,
    ...extra,
    ['duration', inSeconds(seconds)],
  ];
  const wrong = [
    ...(failure ? [failure.message] : []),
    ...findings.slice(0, SHOWN).map(({ kind, what }) => `${kind}: ${what}`),
    ...torn.slice(0, SHOWN).map((what) => `torn: ${what}`),
    ...counts.unexpected.slice(0, SHOWN),
    ...leaks.map((what) => `leak: ${what}`),
    ...bad.slice(0, SHOWN),
  ];
  return {
    ok: wrong.length === 0 && zeros.every(([, value]) => value === 0),
    lines: [...rows.map(([name, value]) => `${name.padEnd(30)}${value}`), ...wrong],
  };
};
