import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** Browser, context and page of the file before, in the same worker; none before the first, and none after a failure. */
let kept;

/**
 * Tells Storybook's highlighter that it is there already: each story would have it look at the style of every element, for
 * marks that only somebody in the accessibility panel sees. Runs in the page, before Storybook.
 */
const leaveOutHighlighter = () => {
  globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true;
};

/**
 * Where the test-runner's stories run. As its own environment with its own setup file, but what these do anew for each
 * file is done once for all files of a worker: loading Storybook into a page, which then serves every file as it serves
 * every story of one, and loading the test-runner itself.
 */
export default class StoryEnvironment extends PlaywrightEnvironment {
  hasFailed = false;

  constructor({ projectConfig, ...config }, context) {
    const options = projectConfig.testEnvironmentOptions;
    const playwright = {
      ...options['jest-playwright'],
      skipInitialization: kept !== undefined,
      // Else `-t` would put a page without Storybook in the place of this one.
      haveSkippedTests: false,
    };
    const testEnvironmentOptions = { ...options, 'jest-playwright': playwright };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context);
  }

  async setup() {
    await super.setup();
    // Jest would look up in source maps where each call of Playwright came from, for which it reads all of Playwright anew
    // for each file. What fails here fails in the page, and says so itself.
    Error.prepareStackTrace = undefined;
    if (kept) Object.assign(this.global, kept);
    else await this.#openStorybook();
    kept = undefined;
    const { preVisit, postVisit } = await getTestRunnerConfig();
    Object.assign(this.global, { __sbSetupPage: setupPage, __sbPreVisit: preVisit, __sbPostVisit: postVisit });
  }

  async #openStorybook() {
    const { page, context } = this.global;
    await context.addInitScript(leaveOutHighlighter);
    await setupPage(page, context);
  }

  async handleTestEvent(event) {
    await super.handleTestEvent(event);
    this.hasFailed ||= event.name === 'error' || (event.name === 'test_done' && event.test.errors.length > 0);
  }

  async teardown() {
    const { browser, context, page } = this.global;
    if (page && !this.hasFailed && !page.isClosed()) {
      kept = { browser, context, page };
      // What the environment does not know, it does not close.
      this.global.browser = undefined;
    }
    await super.teardown();
  }
}
