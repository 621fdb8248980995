/**
 * Parts that the worker keeps once they were used, by the names of their files: the landing page's animation and the identity
 * provider's SDK. All other code it keeps from the start.
 */
export const KEPT_ONCE_USED = ['HeroAnimation', 'rive', 'firebaseAccounts'];
