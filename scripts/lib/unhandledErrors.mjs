/** A reporter of Vitest for what no report of tests has: the errors that turn a run red though each test passed. */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    for (const { type, name, message, stack } of errors) console.log(`${type ?? name}: ${stack ?? message}`);
  }
}
