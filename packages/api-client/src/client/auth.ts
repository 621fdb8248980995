import { authCalls, type Session } from '../contract/auth.ts';
import type { RequestOptions } from './options.ts';
import type { Request } from './request.ts';

export const authClient = (request: Request) => ({
  /** Exchanges the provider's ID token for a session; sent without Authorization, and a 401 is the caller's matter. */
  exchange: (idToken: string, options?: RequestOptions): Promise<Session> =>
    request.answer(authCalls.exchange, { ...options, body: { id_token: idToken } }),
  /** Ends this session at the server, where the server knows of it. */
  signOut: (options?: RequestOptions): Promise<void> =>
    request.done(authCalls.signOut, { ...options, endsSession: true }),
});
