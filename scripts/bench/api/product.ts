// What the bench needs of the product's own sources; bundled by product.mjs.
export { openDatabase } from '../../../apps/api/src/db/open.ts';
export { deriveKey } from '../../../apps/api/src/db/folder/secret.ts';
export { createSessionTokens } from '../../../apps/api/src/identity/sessions/tokens.ts';
export { startPostgres } from '../../../apps/api/test/support/postgres.ts';
