const SILENT = new Set([
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
  'auth/busy',
  'auth/cancelled',
]);

/** Whether the person ended the sign-in on purpose, of which nothing is said. */
export const isSilent = (code: string): boolean => SILENT.has(code);
