/** The client of the product's calls. */
export { ApiError, type ApiErrorKind } from './client/apiError.ts';
export { type ApiClient, createApiClient } from './client/createApiClient.ts';
export { DEFAULT_TIMEOUT_MS } from './client/request.ts';
export type { ClientOptions, DaysAsked, RequestOptions } from './client/options.ts';
