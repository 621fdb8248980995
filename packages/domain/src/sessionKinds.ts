/** What a session stands for: an adult, a child's paired device, or an adult's browser that was handed to a child. */
export const SESSION_KINDS = ['adult', 'device', 'lent'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** The kind that a token says by its beginning; one that says none is an adult's. The server verifies it. */
export const kindOfToken = (token: string): SessionKind =>
  SESSION_KINDS.find((kind) => token.startsWith(`${kind}.`)) ?? 'adult';

/** Whether a session shows children alone, with nothing of an adult's; `null` is nobody's. */
export const isChildrenOnly = (kind: SessionKind | null): boolean => kind !== null && kind !== 'adult';

// The browser's and Node's own, which ES alone does not name.
declare const atob: (base64: string) => string;

/** What a token says, before anybody has proved it, of whose it is; nothing for one that is none of ours. */
const claimsIn = (token: string): { readonly sub?: unknown; readonly family?: unknown; readonly jti?: unknown } => {
  const [, payload = ''] = /^(?:\w+\.)?[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token) ?? [];
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims instanceof Object ? claims : {};
  } catch {
    return {};
  }
};

/**
 * Whose data a browser keeps while it holds this token, as `<kind>.<user or device>.<family>`, or `null` for a token that is
 * none of ours. It only keeps apart what lies in one browser: an adult and the browser that they lent are different owners,
 * and so is the same person in another family.
 */
export const ownerOf = (token: string): string | null => {
  const { sub, family } = claimsIn(token);
  return typeof sub === 'string' && typeof family === 'string' ? `${kindOfToken(token)}.${sub}.${family}` : null;
};

/** Whose session a token stands for, as far as it says: at least of which kind. */
export const sessionOwner = (token: string): string => ownerOf(token) ?? kindOfToken(token);

/** The id of the session that a token names, or `null` for a token that is none of ours. */
export const sessionIdOf = (token: string): string | null => {
  const { jti } = claimsIn(token);
  return typeof jti === 'string' ? jti : null;
};
