import type { ApiClient } from '@kovan/api-client';
import type { ReactNode } from 'react';
import { requiredContext } from './requiredContext.ts';

const [Provide, useApi] = requiredContext<ApiClient>('useApi', 'ApiProvider');

/** The product's calls. */
export { useApi };

/** Gives the screens the client that makes the product's calls. */
export const ApiProvider = ({ api, children }: { api: ApiClient; children: ReactNode }) => (
  <Provide value={api}>{children}</Provide>
);
