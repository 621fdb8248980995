import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Writes what ran where `MUTATE_REPORT` says: every test with its state, and every file that could not be run at all. */
export default class MutateReporter {
  onTestRunEnd(modules, unhandled) {
    const messages = (errors) => errors.map(({ message }) => stripVTControlCharacters(String(message)));
    const report = {
      broken: [...modules.flatMap((module) => messages(module.errors())), ...messages(unhandled)],
      tests: modules.flatMap((module) =>
        [...module.children.allTests()].map((test) => ({
          file: relative(process.cwd(), module.moduleId),
          label: test.fullName,
          state: test.result().state,
          messages: messages(test.result().errors ?? []),
        })),
      ),
    };
    writeFileSync(process.env.MUTATE_REPORT, JSON.stringify(report));
  }
}
