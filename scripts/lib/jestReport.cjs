// Jest loads reporters by require. The test-runner's own --outputFile takes no name, so its results are written here.
const { writeFileSync } = require('node:fs');

/** Writes what Jest found, in the shape of its own JSON, to the file that STORIES_REPORT names. */
module.exports = class JestReport {
  onRunComplete(_contexts, { testResults }) {
    const report = {
      testResults: testResults.map(({ testFilePath, testExecError, failureMessage, testResults: tests }) => ({
        name: testFilePath,
        status: testExecError || failureMessage ? 'failed' : 'passed',
        message: failureMessage ?? '',
        assertionResults: tests.map(({ fullName, status, failureMessages }) => ({ fullName, status, failureMessages })),
      })),
    };
    writeFileSync(process.env.STORIES_REPORT, JSON.stringify(report));
  }
};
