/** What the outside injects into the client. */
export interface ClientOptions {
  /** Where the server is; empty (the page's own origin) unless told. */
  baseUrl?: string;
  /** The token that is held now, or `null`. */
  getToken(): string | null;
  /**
   * Called, with that token, on each 401 to a call that was sent with the token that is still held; the callee acts on the
   * first. Never for the exchange, for the sign-out of the session, or for a call without a token on purpose.
   */
  onUnauthorized(token: string | null): void;
  /** Told of every call that was sent: whether an answer came, of whatever kind. Nothing of one that its caller gave up. */
  onReached?(isReached: boolean): void;
  /** Called on each answer of a server that speaks another version of the API. */
  onOtherVersion?(): void;
  /** `tr` or `en`: the language of the server's sentences. */
  getLanguage(): string;
  /** The viewer's IANA zone: the server's "today". */
  timeZone(): string;
  fetch?: typeof fetch;
  /** Milliseconds after which a call is given up; 15,000 unless told. */
  timeoutMs?: number;
}

/** What a caller may say of one call. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** The same key on a repeat gives the same answer and makes one row; creating calls, ticks and checks take it. */
  idempotencyKey?: string | undefined;
}

/** What a tick may say of itself. */
export interface TickOptions extends RequestOptions {
  /** When it was made, where that is a while ago; else it is now. */
  at?: string | undefined;
}

/** A range of days, both ends included; one alone means the rest of its week. */
export interface DaysAsked {
  start?: string | undefined;
  end?: string | undefined;
}
