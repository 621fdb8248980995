const textOf = (error: unknown, key: string): string | undefined => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** Code and status of whatever was thrown; never its message, which may hold an address. */
export const failureOf = (error: unknown): { code: string; status: number | undefined } => {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return {
    code: textOf(error, 'code') ?? textOf(error, 'kind') ?? 'unknown',
    status: typeof status === 'number' ? status : undefined,
  };
};

/** Why signing in, up or out failed; the screens choose their sentence by the code. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** The provider's code (`auth/invalid-credential`), or that of the backend's answer when the exchange failed. */
  readonly code: string;
  /** The HTTP status of the backend's answer, where there was one. */
  readonly status: number | undefined;

  constructor(code: string, status?: number) {
    super(code);
    this.code = code;
    this.status = status;
  }
}
