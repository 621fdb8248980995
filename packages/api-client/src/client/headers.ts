import { PLACEHOLDER_TOKEN } from '@kovan/machines/auth';
import type { Call } from '../contract/call.ts';
import type { ClientOptions, RequestOptions } from './options.ts';

/** Headers carry no letters beyond ASCII, but an id typed into the address may; it then names nothing, which is a 404. */
const headerSafe = (id: string): string => (/^[\x20-\x7e]*$/.test(id) ? id : encodeURIComponent(id));

/** The headers of a call. */
export const headersFor = (
  call: Call,
  token: string | null,
  options: Pick<ClientOptions, 'getLanguage' | 'timeZone'>,
  request: RequestOptions & { childId?: string | null; anonymous?: boolean },
): Headers => {
  const headers = new Headers({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Accept-Language': options.getLanguage(),
    'Time-Zone': options.timeZone(),
  });
  const sendsToken = call.access !== 'public' && !request.anonymous && token !== null && token !== PLACEHOLDER_TOKEN;
  if (sendsToken) headers.set('Authorization', `Bearer ${token}`);
  if (call.kidsId && request.childId) headers.set('Kids-Id', headerSafe(request.childId));
  if (request.idempotencyKey) headers.set('Idempotency-Key', request.idempotencyKey);
  return headers;
};
