/** Error words of the Identity Toolkit protocol that `firebase/auth` knows. */
export type ToolkitCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQUEST'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_EMAIL'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQ_TYPE'
  | 'OPERATION_NOT_ALLOWED'
  | 'RESET_PASSWORD_EXCEED_LIMIT'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

/** A refusal in the words of the protocol; the detail stands after ` : `, where the SDK looks for it. */
export class ToolkitError extends Error {
  constructor(code: ToolkitCode, detail?: string) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.name = 'ToolkitError';
  }
}
