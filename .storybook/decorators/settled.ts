import { i18n } from '@kovan/ui/i18n';
import type { Services } from '@kovan/ui/providers/createServices';
import { waitFor } from 'storybook/test';

let shown: Services | undefined;

/** Notes whose reads are those of the open story; gives the way to forget it. */
export const noteShown = (services: Services): (() => void) => {
  shown = services;
  return () => {
    if (shown === services) shown = undefined;
  };
};

const isReading = ({ queryClient, onboarding }: Services): boolean =>
  queryClient.isFetching() > 0 || onboarding.getSnapshot().matches('checking');

/** What has come may not be drawn yet, and code may still be on its way. */
const saysItLoads = (): boolean => document.body.textContent.includes(i18n.t('common:loading'));

/** On a page that moves without end, a busy machine never comes to rest. */
const LONGEST_MS = 1000;

/** Until the page has nothing to do: what has come is drawn, and what that asks for is asked. */
const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_MS }));

/**
 * Waits until a story without a play shows all that it reads: else axe would look at how it loads. One that shows just that,
 * for ever, needs a play.
 */
export const settled = async (): Promise<void> => {
  if (!shown) return;
  const isThere = () => shown === undefined || !(isReading(shown) || saysItLoads());
  do {
    await waitFor(() => {
      if (!isThere()) throw new Error('The story still loads. One that shows how it loads needs a play.');
    });
    await idle();
  } while (!isThere());
};
