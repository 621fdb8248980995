import { configure, getConfig } from 'storybook/test';

/** Whether a query is asked inside of `waitFor` or `findBy`, which ask it again until it finds something. */
const isAskedAgain = (): boolean => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

/**
 * A query that finds nothing writes down the whole page. One that is asked again and again would do so each time, which
 * takes a seventh of what all stories take; `waitFor` writes it down itself when its time is over.
 */
export const beBriefWhileWaiting = (): void =>
  configure(({ getElementError }) => ({
    getElementError: (message, container) =>
      isAskedAgain() ? new Error(message ?? '') : getElementError(message, container),
  }));
