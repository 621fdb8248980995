import { issuerOf } from '../idToken.ts';

/** The project that the local provider's tokens are for; keys are each database's own. */
export const LOCAL_PROJECT_ID = 'kovan-local';

/** Who issues the local provider's ID tokens. */
export const LOCAL_ISSUER = issuerOf(LOCAL_PROJECT_ID);
