import { authCalls, type Session } from '../contract/auth.ts';
import type { RequestOptions } from './options.ts';
import type { Request } from './request.ts';

interface ExchangeOptions extends RequestOptions {
  /** The code of an operator's link, which a server may ask of new users. */
  readonly invitation?: string | null;
}

export const authClient = (request: Request) => ({
  /**
   * Exchanges the provider's ID token, with an invitation where there is one, for a session; sent without Authorization,
   * and a 401 is the caller's matter.
   */
  exchange: (idToken: string, { invitation, ...options }: ExchangeOptions = {}): Promise<Session> =>
    request.answer(authCalls.exchange, { ...options, body: { id_token: idToken, ...(invitation && { invitation }) } }),
  /** Ends this session at the server, where the server knows of it. */
  signOut: (options?: RequestOptions): Promise<void> =>
    request.done(authCalls.signOut, { ...options, endsSession: true }),
});
