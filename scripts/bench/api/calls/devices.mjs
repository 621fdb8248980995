import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { pairingCode, PIN, SESSIONS } from '../seedRows.mjs';
import { change, noteEnded } from './change.mjs';
import { alone } from './others.mjs';

const CODE_MS = 10 * 60_000;
const key = randomBytes(32);
const nameFor = ({ child }) => ({ name: 'Mutfak', childIds: [child(1)] });

/** Every family has one device, number 0; the spare ones are there to be removed. */
export const devices = {
  list: {
    bare: async ({ ask, family, user }) => {
      const [data, [{ hasPin }]] = await Promise.all([
        ask('devices', [family, new Date()]),
        ask('hasPin', [family, user]),
      ]);
      return { data, hasPin };
    },
  },
  create: {
    // A family may have no more than 100.
    each: 10,
    send: (world) => ({ body: nameFor(world) }),
    bare: change(async ({ ask, family, body }) => {
      await Promise.all([ask('child', [family, body.childIds[0]]), ask('countDevices', [family])]);
      const [id, code, now] = [randomUUID(), randomBytes(6).toString('hex'), new Date()];
      const expiresAt = new Date(now.getTime() + CODE_MS);
      const hash = createHmac('sha256', key).update(code).digest('base64url');
      ask('addDevice', [family, id, body.name, body.childIds, now, hash, expiresAt]);
      return { data: { id, code, url: `/app/pair#${code}`, expiresAt } };
    }),
  },
  pair: { each: 1, ...alone(({ number }) => ({ body: { code: pairingCode(number) } })) },
  lend: { each: 1, ...alone(({ child }) => ({ session: SESSIONS.toLend, body: { childIds: [child(1)] } })) },
  giveBack: { each: 1, ...alone(() => ({ session: SESSIONS.lent, body: { pin: PIN } })) },
  update: {
    send: (world) => ({ params: { id: world.device(0) }, body: nameFor(world) }),
    bare: change(async ({ ask, family, params: { id }, body }) => {
      ask('child', [family, body.childIds[0]]);
      ask('changeDevice', [family, id, body.name, body.childIds]);
      ask('tell', [`ended ${id}`]);
      const [data] = await ask('device', [family, new Date(), id]);
      return { data };
    }),
  },
  remove: {
    each: 10,
    send: ({ device }, n) => ({ params: { id: device(n) } }),
    bare: change(async ({ ask, family, params: { id } }) => {
      ask('deleteDevice', [family, id]);
      noteEnded(ask, await ask('endSession', [family, id]));
    }),
  },
};

/** A first PIN, as another one would take a sign-in of this moment. */
export const account = {
  setPin: { each: 10, ...alone((_, n) => ({ session: SESSIONS.ofSpareAdult + n, body: { pin: PIN } })) },
};
