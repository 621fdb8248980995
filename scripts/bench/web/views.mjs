// Who looks at the screens behind the front door, and at which.
import { SCREENS_OF_OTHERS, screensFor } from '../../lib/layoutShifts.mjs';
import { callApi, signUp } from '../../lib/seed/client.mjs';
import { fillFamily } from '../../lib/seed/fillFamily.mjs';

const PIN = '2580';

/** The id of a child in an address. */
export const CHILD_ID = /[\da-f-]{36}/;

/** What a browser's storage keeps, as Playwright takes it. */
export const storageOf = (origin, kept) => ({
  cookies: [],
  origins: [{ origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) }],
});

/**
 * A family with much in it, a new one, a device of all children and one of a single child, and a lent browser:
 * `{ view, account?, kept, addresses }[]`, by what their browsers keep, and as whom they sign in.
 */
export const makeViews = async (origin) => {
  const ask = (path, token, body, method = 'POST') => callApi(origin, path, { token, body, method });
  const accountOf = (name) => ({
    email: `${name}@views.test`,
    password: 'a-long-password',
    displayName: 'Zeynep Arı',
  });
  const register = (name) => signUp(origin, accountOf(name));
  const family = async (name) => {
    const token = await register(name);
    await fillFamily(origin, token);
    const { data: children } = await callApi(origin, '/api/children', { token });
    return { token, child: children[0], childIds: children.map(({ id }) => id) };
  };
  const { token: parent, child, childIds } = await family('parent');
  const pair = async (ofChildren) => {
    const { data: pairing } = await ask('/api/devices', parent, { name: 'Tablet', childIds: ofChildren });
    return ask('/api/devices/pair', undefined, { code: pairing.code });
  };
  const device = await pair(childIds);
  const ownDevice = await pair([child.id]);
  // A loan ends the session of whoever lends.
  const lender = await family('lender');
  await ask('/api/users/me/pin', lender.token, { pin: PIN }, 'PUT');
  const lent = await ask('/api/devices/lend', lender.token, { childIds: lender.childIds });
  const newcomer = await register('newcomer');
  const all = screensFor(child.id);
  const ofChild = all.filter((address) => CHILD_ID.test(address));
  return [
    { view: 'parent', account: accountOf('parent'), kept: { token: parent }, addresses: all },
    {
      view: 'child',
      account: accountOf('parent'),
      kept: { token: parent, viewMode: 'child', selectedChild: JSON.stringify(child) },
      addresses: ofChild,
    },
    {
      view: 'new family',
      account: accountOf('newcomer'),
      kept: { token: newcomer },
      addresses: [SCREENS_OF_OTHERS.newFamily],
    },
    // Where there are several children, whatever is opened asks first who is there.
    { view: 'device of all', kept: { token: device.token }, addresses: [SCREENS_OF_OTHERS.device] },
    { view: 'device of one', kept: { token: ownDevice.token }, addresses: ofChild },
    { view: 'lent browser', kept: { token: lent.token }, addresses: [SCREENS_OF_OTHERS.lent] },
  ];
};
