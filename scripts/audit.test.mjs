import { expect, it } from 'vitest';
import { audit, judgeAudit } from './lib/audit.mjs';

const answer = (counts, vulnerabilities = {}) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: counts, dependencies: { prod: 120 } } });

it('what ships has no known vulnerability that is high or critical', { timeout: 60_000 }, async () => {
  const { ok, line } = await audit();
  console.log(`audit: ${line}`);
  expect([ok, line]).toEqual([true, expect.any(String)]);
});

it.each(['high', 'critical'])('a %s one fails, and is named', (severity) => {
  const found = { odd: { name: 'odd', severity } };
  const verdict = judgeAudit(answer({ [severity]: 1 }, found));
  expect(verdict).toMatchObject({ ok: false, asked: true });
  expect(verdict.line).toContain(`odd (${severity})`);
});

it('lesser ones are counted', () => {
  const verdict = judgeAudit(answer({ moderate: 2, low: 1 }));
  expect(verdict).toEqual({
    ok: true,
    asked: true,
    line: '120 packages ship; vulnerabilities: 0 critical, 0 high, 2 moderate, 1 low, 0 info',
  });
});

it.each([
  [
    'a registry that does not take the question',
    '{"message":"405 Method Not Allowed - POST https://x","error":{}}',
    '405 Method Not Allowed',
  ],
  ['no network', '{"error":{"summary":"request to the registry failed\\nmore"}}', 'request to the registry failed'],
  ['no JSON', 'oh', 'no answer'],
])('%s is no answer, which is said and fails nothing', (_what, text, reason) => {
  const verdict = judgeAudit(text);
  expect(verdict).toMatchObject({ ok: true, asked: false });
  expect(verdict.line).toBe(`could not ask which packages are vulnerable (${reason}): nothing is known`);
});
