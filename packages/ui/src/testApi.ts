import { type ApiClient, createApiClient } from '@kovan/api-client';

/** The API as somebody signed in asks it in Turkish, over this network. */
export const testApi = (fetch: typeof globalThis.fetch): ApiClient =>
  createApiClient({
    getToken: () => 'a-token',
    onUnauthorized: () => undefined,
    getLanguage: () => 'tr',
    timeZone: () => 'Europe/Istanbul',
    fetch,
  });
