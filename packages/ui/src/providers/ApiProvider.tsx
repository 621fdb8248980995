import type { ApiClient } from '@kovan/api-client';
import type { ReactNode } from 'react';
import { requiredContext } from './requiredContext.ts';

/** Gives the client, now or once its code is there; rejects where that could not be loaded. */
export type ApiLoader = () => Promise<ApiClient>;

const [Provide, useApi] = requiredContext<ApiClient>('useApi', 'ApiProvider');
const [ProvideLoader, useApiLoader] = requiredContext<ApiLoader>('useApiLoader', 'LateApiProvider');

/** The product's calls. */
export { useApi };

/** The product's calls, where they may still have to be loaded. */
export { useApiLoader };

/** Gives the screens the way to the client, which those of visitors can do without at first. */
export const LateApiProvider = ({ load, children }: { load: ApiLoader; children: ReactNode }) => (
  <ProvideLoader value={load}>{children}</ProvideLoader>
);

/** Gives the screens the client that makes the product's calls. */
export const ApiProvider = ({ api, children }: { api: ApiClient; children: ReactNode }) => (
  <Provide value={api}>{children}</Provide>
);
