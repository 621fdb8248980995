import { prettyDOM } from 'storybook/test';

/**
 * Says that something is not there, and what is instead. A play that waits looks again at each change, and finds nothing
 * until it does: what is there is written down only where somebody reads it.
 */
export const notFound = (message: string | null, container: Element): Error => {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (said: string) => {
      text = said;
    },
  });
  return error;
};
