import { run } from './run.mjs';

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'];
const FAILING = ['critical', 'high'];

/** What an answer of `npm audit --json` says: `{ ok, line }`. An answer without counts is none. */
export const judgeAudit = (text) => {
  let answer;
  try {
    answer = JSON.parse(text.slice(Math.max(0, text.indexOf('{'))));
  } catch {
    answer = {};
  }
  const counts = answer.metadata?.vulnerabilities;
  if (!counts) {
    const reason = (answer.message ?? answer.error?.summary ?? 'no answer').split(/ - |\n/, 1)[0];
    return {
      ok: true,
      asked: false,
      line: `could not ask which packages are vulnerable (${reason}): nothing is known`,
    };
  }
  const packages = answer.metadata.dependencies?.prod ?? 0;
  const found = SEVERITIES.map((severity) => `${counts[severity] ?? 0} ${severity}`).join(', ');
  const bad = Object.values(answer.vulnerabilities ?? {}).filter(({ severity }) => FAILING.includes(severity));
  const names = bad.map(({ name, severity }) => `${name} (${severity})`).join(', ');
  return {
    ok: FAILING.every((severity) => !counts[severity]),
    asked: true,
    line: `${packages} packages ship; vulnerabilities: ${found}${names && `: ${names}`}`,
  };
};

/** Asks the registry for the known vulnerabilities of what ships. Never waits long, and never fails for want of a network. */
export const audit = async () => {
  const patience = ['--fetch-retries=0', '--fetch-timeout=8000'];
  const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel', 'silent', ...patience]);
  return judgeAudit(output);
};
