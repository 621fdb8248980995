import type { Plugin } from 'vite';

const CONTRACT = /[\\/]api-client[\\/]src[\\/]contract[\\/]\w+\.ts$/;
/** Lines of a call that only the server and the OpenAPI document read. */
const SERVERS =
  /^ {4}(?:summary:(?:\s*'[^'\n]*'|\s*"[^"\n]*")|(?:params|query): \w+|errors: \[[\d, ]*\]|status: \d+),\n/gm;

/** What a call's body has to look like; the client only asks whether it has one. */
const BODIES = /^ {4}body: (?:\w+|z\.strictObject\(\{[^}]*\}\)),\n/gm;
/** What the OpenAPI document says beyond a schema. */
const NOTES = /(?:, | {2})z\.meta\(\{[^}]*\}\),?/g;

/** Leaves out of the calls what no browser reads: every family would load it. */
export const callsForBrowser = (): Plugin => ({
  name: 'kovan:calls-for-browser',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    CONTRACT.test(id)
      ? { code: code.replaceAll(SERVERS, '').replaceAll(BODIES, '    body: true,\n').replaceAll(NOTES, ''), map: null }
      : null,
});
