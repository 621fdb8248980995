import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

/** What the Vitest add-on gives a story that asks for no viewport, so that both runners test the same. */
const WITHOUT_VIEWPORT = { width: 1200, height: 900 };

type Sizes = Record<string, { readonly styles: { readonly width: string; readonly height: string } }>;

/** The size of the window that a story asks for by its global `viewport`, in CSS pixels. */
const sizeFor = (viewport: { value?: string } | undefined, sizes: Sizes) => {
  const styles = sizes[viewport?.value ?? '']?.styles;
  return styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : WITHOUT_VIEWPORT;
};

/** How many times slower the browser computes than it could: what a play forgot to wait for shows at 4 or more. */
const SLOWDOWN = Number(process.env.STORIES_SLOWDOWN ?? 1);

/** The test-runner leaves viewports to the toolbar of Storybook's manager, which it does not open. */
export default {
  preVisit: async (page, context) => {
    if (SLOWDOWN > 1) {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    }
    const { storyGlobals, parameters } = await getStoryContext(page, context);
    await page.setViewportSize(sizeFor(storyGlobals.viewport, parameters.viewport.options));
  },
} satisfies TestRunnerConfig;
