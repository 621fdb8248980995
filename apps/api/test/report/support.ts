import type { TestFamily } from '../modules/family.ts';

/** Asks for the report; `key` is the click, `language` that of the interface. */
export const askReport = (family: TestFamily, key?: string, language?: 'tr' | 'en') =>
  family.ask('POST', '/api/report/generate-weekly-report', undefined, {
    ...(key && { 'idempotency-key': key }),
    ...(language && { 'accept-language': language }),
  });
