import { isToken } from '@kovan/machines/auth';
import { tellServer } from '../frontDoor/pageCookies.ts';

/** Where things survive a reload; any of its methods may throw, as local storage may. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Under which key the token is stored (N-02); view mode and selected child are the view machine's, the language is the detector's. */
export const TOKEN_KEY = 'token';

/**
 * This browser's local storage, reached only when used: where it is forbidden, reaching for it throws. The server is
 * told whether a token lies in it, and sends no login to whoever is signed in.
 */
export const browserStorage: KeyValueStorage = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => {
    window.localStorage.setItem(key, value);
    if (key === TOKEN_KEY) tellServer('signedIn', '1');
  },
  removeItem: (key) => {
    window.localStorage.removeItem(key);
    if (key === TOKEN_KEY) tellServer('signedIn', null);
  },
};

/** Whether a token is stored with which the machine of the session begins signed in (S-08, S-09); where the storage is forbidden, none is. */
export const hasToken = (storage: KeyValueStorage): boolean => {
  try {
    return isToken(storage.getItem(TOKEN_KEY));
  } catch {
    return false;
  }
};
