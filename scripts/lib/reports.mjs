import { existsSync, readFileSync } from 'node:fs';
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

const MANY_LINES = 60;

/** What stood on the page as a journey failed, as far as Playwright wrote it down: the first lines of its outline. */
const pageOf = ({ attachments = [] }) => {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  const outline = path && existsSync(path) && /^```yaml\n([\s\S]*?)^```/m.exec(readFileSync(path, 'utf8'))?.[1];
  return outline ? [`The page:\n${outline.split('\n').slice(0, MANY_LINES).join('\n')}`] : [];
};

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
        page: results.flatMap(pageOf).join('\n'),
      })),
    ],
  };
};
