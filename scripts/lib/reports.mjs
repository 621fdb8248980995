import { ROOT } from './run.mjs';

/** What the JSON of Vitest and Jest, which is alike, says: `{ passed, failed, failures }`. */
export const countJest = ({ testResults }) => {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: name })),
  );
  const failed = tests.filter(({ status }) => status !== 'passed');
  return {
    passed: tests.length - failed.length,
    failed: failed.length + broken.length,
    failures: [
      ...broken.map(({ name, message }) => ({ name, message })),
      // A test that was passed over proved nothing.
      ...failed.map(({ file, fullName, status, failureMessages }) => ({
        name: `${file.replace(ROOT, '')}: ${fullName}`,
        message: failureMessages?.join('\n') || status,
      })),
    ],
  };
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** What Playwright's JSON says, likewise. A test that runs in two projects is two: each proves something of its own. */
export const countPlaywright = (report) => {
  const tests = specsOf(report).flatMap(({ file, title, tests: runs }) =>
    runs.map((run) => ({ ...run, name: `e2e/${file}: ${title} (${run.projectName})` })),
  );
  // Nothing is repeated here: whatever is not as expected at once failed, as did what was passed over.
  const failed = tests.filter(({ status }) => status !== 'expected');
  const errors = report.errors ?? [];
  return {
    passed: tests.length - failed.length,
    failed: failed.length + errors.length,
    failures: [
      ...errors.map(({ message }) => ({ name: 'Playwright', message })),
      ...failed.map(({ name, status, results }) => ({
        name,
        message: results.flatMap(({ errors: all }) => all.map(({ message }) => message)).join('\n') || status,
      })),
    ],
  };
};
