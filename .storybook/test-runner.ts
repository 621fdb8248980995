import { isDeepStrictEqual } from 'node:util';
import type { TestRunnerConfig } from '@storybook/test-runner';

/** What the Vitest add-on gives a story that asks for no viewport, so that both runners test the same. */
const WITHOUT_VIEWPORT = { width: 1200, height: 900 };

interface Story {
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport: { readonly options: Record<string, { readonly styles: { width: string; height: string } }> };
  };
}

/** The styles of the viewport that a story asks for. Runs in the page: `getStoryContext` would send all of the story over. */
const viewportOf = async (id: string) => {
  const getStory = Reflect.get(globalThis, '__getContext') as (id: string) => Promise<Story>;
  const story = await getStory(id);
  return story.parameters.viewport.options[story.storyGlobals.viewport?.value ?? '']?.styles;
};

interface Finished {
  readonly reporters?: readonly { readonly type: string; readonly result?: { readonly error?: unknown } }[];
}

/** What axe threw on the story that has just run. Runs in the page, whose channel keeps the last of each event. */
const whatAxeThrew = () => {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as {
    last(event: string): readonly [Finished] | undefined;
  };
  const report = channel.last('storyFinished')?.[0].reporters?.find(({ type }) => type === 'a11y');
  const error = report?.result?.error;
  if (error === undefined) return undefined;
  return error instanceof Error ? error.message : JSON.stringify(error);
};

/** How many times slower the browser computes than it could: what a play forgot to wait for shows at 4 or more. */
const SLOWDOWN = Number(process.env.STORIES_SLOWDOWN ?? 1);

/** The test-runner leaves viewports to the toolbar of Storybook's manager, which it does not open. */
export default {
  preVisit: async (page, { id }) => {
    if (SLOWDOWN > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    }
    const styles = await page.evaluate(viewportOf, id);
    const wanted = styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : WITHOUT_VIEWPORT;
    if (!isDeepStrictEqual(page.viewportSize(), wanted)) await page.setViewportSize(wanted);
  },
  postVisit: async (page) => {
    // The test-runner looks at violations alone: where axe itself broke, there are none.
    const thrown = await page.evaluate(whatAxeThrew);
    if (thrown) throw new Error(`axe could not look at the story: ${thrown}`);
  },
} satisfies TestRunnerConfig;
