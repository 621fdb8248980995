/**
 * The version of the API. It is raised by a change after which an app that was loaded before can't go on: a call or a field
 * that is gone or means something else. What is merely added raises nothing.
 */
export const API_VERSION = '1';

/** Every answer of the API says its version in this header. */
export const API_VERSION_HEADER = 'Kovan-Api-Version';
