import { failuresOf, runProofs } from './runProofs.mjs';

/**
 * Breaks the scratch copy by one mutation and asks whether a test that carries its id fails. Gives its `verdict`: `caught`
 * (with `by`, the test, and `step`, the files that were asked), `survived`, `broken` (nothing could be run) or
 * `does not apply`; and `said`, what else there is to say.
 */
export const tryMutation = async (scratch, patch, steps) => {
  if (steps.length === 0) return { verdict: 'survived', said: `no test that could see it carries ${patch.id}` };
  if (!(await scratch.apply(patch))) return { verdict: 'does not apply' };
  try {
    const others = new Set();
    for (const step of steps) {
      const { broken, tests } = await runProofs(scratch, step, [patch.id], { bail: true });
      const [by] = failuresOf(tests, patch.id);
      if (by) return { verdict: 'caught', by, step };
      const ran = tests.filter(({ state }) => state === 'passed' || state === 'failed');
      if (broken.length > 0 || ran.length === 0) {
        return { verdict: 'broken', said: broken[0]?.split('\n')[0] ?? `nothing ran of ${step.files.join(', ')}` };
      }
      for (const { label, state, messages } of tests)
        if (state === 'failed') others.add(`${label}: ${messages[0]}`.split('\n')[0]);
    }
    return {
      verdict: 'survived',
      said: others.size > 0 ? `though these failed: ${[...others].join('; ')}` : undefined,
    };
  } finally {
    scratch.restore(patch);
  }
};

/** Asks the tests that caught something in the unbroken copy: one that fails there, too, caught nothing. */
export const failingAnyway = async (scratch, caught) => {
  const failing = new Set();
  for (const kind of ['unit', 'stories', 'e2e']) {
    const of = caught.filter(({ step }) => step.kind === kind);
    if (of.length === 0) continue;
    const files = [...new Set(of.map(({ by }) => by.file))];
    const ids = [...new Set(of.map(({ patch }) => patch.id))];
    const { broken, tests } = await runProofs(scratch, { kind, files }, ids);
    if (tests.length === 0) throw new Error(`Nothing runs in the unbroken copy: ${broken[0]}`);
    for (const id of ids) for (const { file, label } of failuresOf(tests, id)) failing.add(`${file}: ${label}`);
  }
  return ({ by }) => failing.has(`${by.file}: ${by.label}`);
};
