import type { Plugin } from 'vite';

const CONTRACT = /[\\/]api-client[\\/]src[\\/]contract[\\/]\w+\.ts$/;
const SUMMARY = /^\s*summary:\s*'[^'\n]*',\n/gm;

/** Leaves out what each call is called: only the OpenAPI document says it, and every family would load it. */
export const withoutSummaries = (): Plugin => ({
  name: 'kovan:without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (CONTRACT.test(id) ? { code: code.replaceAll(SUMMARY, ''), map: null } : null),
});
