/** The one address under which the app's own page is kept; it is the same at every address behind the front door. */
export const SHELL = '/app';

/** Where other programs leave a text for Kovan (build/manifests.ts); only the worker ever sees it. */
export const SHARE = '/app/share';

/** Answered by programs, of ours or of the identity provider, and files: nothing that the worker may touch. */
const NO_PAGE = /^\/(?:api|__|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(?:\/|$)|\.[A-Za-z0-9]+$/;
const LOGIN = /^\/app\/login\/?$/;

/**
 * Who answers a page that is opened: the kept shell at once (`shell`), for what is somebody's own; the server first and the
 * shell where it is not heard (`server`), for the pages of visitors, which are made beforehand in their language; or the
 * server alone.
 */
export const answererOf = (path: string): 'shell' | 'server' | null => {
  if (NO_PAGE.test(path)) return null;
  return /^\/app(?:\/|$)/.test(path) && !LOGIN.test(path) ? 'shell' : 'server';
};
