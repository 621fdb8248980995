import { calls } from '@kovan/api-client/contract';
import type { Feature } from '../../feature.ts';
import { route } from '../../http/route.ts';
import { createFreshSignIn } from '../../identity/freshSignIn.ts';
import { browserOf } from '../../identity/sessions/browser.ts';
import { addressKey } from '../../limits/address.ts';
import { familyRoutes } from '../familyRoutes.ts';
import { createGiveBack, lend } from './lending.ts';
import { createSetPin } from './pin.ts';
import { addDevice, changeDevice, createPairing, listDevices, removeDevice } from './service.ts';

/** Children's devices, and an adult's browser that is handed to a child. */
export const deviceRoutes = familyRoutes(({ read, change, changeSessions }, deps) => {
  const { devices } = calls;
  read(devices.list, listDevices);
  change(devices.create, addDevice(deps));
  changeSessions(devices.update, changeDevice);
  changeSessions(devices.remove, removeDevice);
  changeSessions(devices.lend, lend(deps));
});

/** What no family is known for yet, or whose limits count even where nothing is changed. */
export const pairingRoutes: Feature = (app, deps) => {
  const pair = createPairing(deps);
  route(app, calls.devices.pair, ({ body, request }) =>
    pair(body.code, { address: addressKey(request.ip), browser: browserOf(request.headers['user-agent']) }),
  );
  route(app, calls.devices.giveBack, createGiveBack(deps));
  route(app, calls.account.setPin, createSetPin(deps, createFreshSignIn(deps)));
};
