import type { calls, Device, Devices, Paired, Pairing } from '@kovan/api-client/contract';
import { FAMILY_LIMITS } from '@kovan/domain/limits';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { deriveKey } from '../../db/folder/secret.ts';
import type { FeatureDeps } from '../../feature.ts';
import { asId, asIds } from '../../http/ids.ts';
import { full, notFound, tooMany } from '../../http/problemError.ts';
import type { Ending } from '../../identity/sessions/ending.ts';
import { endOf } from '../../identity/sessions/lifetimes.ts';
import { insertSession } from '../../identity/sessions/repository.ts';
import { selectChildren } from '../children/repository.ts';
import { knownChildren } from '../children/service.ts';
import { lockIfThere } from '../family/repository.ts';
import type { Asked, ChangeScope, Scope, SessionScope } from '../familyRoutes.ts';
import { requireStanding } from '../standing.ts';
import { CODE_MS, hashOfCode, newCode, pairingUrl } from './codes.ts';
import { selectPin } from './pin.ts';
import {
  countDevices,
  deleteDevice,
  findByCode,
  insertDevice,
  selectDevice,
  selectDevices,
  updateDevice,
  useCode,
} from './repository.ts';

type Calls = typeof calls.devices;

/** Wrong codes from an address are counted for so long. */
const WINDOW_SECONDS = 5 * 60;

const shown = ({ now }: Scope, { expiresAt, ...row }: Awaited<ReturnType<typeof selectDevices>>[number]): Device => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  paired: expiresAt !== null && expiresAt > now,
});

/** The devices of the family, the oldest first, and whether who asks has set a PIN. */
export const listDevices = async (scope: Scope, { viewer }: Asked<Calls['list']>): Promise<Devices> => {
  const { db, familyId } = scope;
  const [rows, pin] = await Promise.all([selectDevices(db, familyId), selectPin(db, viewer)]);
  return { data: rows.map((row) => shown(scope, row)), hasPin: pin !== null };
};

/** Adds a device that waits to be paired; only this answer tells its code. */
export const addDevice =
  ({ config, secret }: Pick<FeatureDeps, 'config' | 'secret'>) =>
  async (scope: ChangeScope, { viewer, body }: Asked<Calls['create']>): Promise<{ data: Pairing }> => {
    const { db, familyId, now, send } = scope;
    const [childIds, count] = await Promise.all([
      knownChildren(scope, body.childIds),
      countDevices(db, familyId),
      requireStanding(db, viewer),
    ]);
    if (count >= FAMILY_LIMITS.devices) throw full('devices');
    const code = newCode();
    const id = newId();
    const expiresAt = new Date(now.getTime() + CODE_MS);
    const codeHash = hashOfCode(deriveKey(secret, 'pairing'), code);
    const { name } = body;
    send(insertDevice(db, { familyId, id, name, childIds, createdAt: now, codeHash, codeExpiresAt: expiresAt }));
    return { data: { id, code, url: pairingUrl(config.publicUrl, code), expiresAt: expiresAt.toISOString() } };
  };

/** Changes what a device is called and whom it is for, which holds from its next call on. */
export const changeDevice = async (
  scope: SessionScope,
  { params, body }: Asked<Calls['update']>,
): Promise<{ data: Device }> => {
  const { db, familyId, end, send } = scope;
  const id = asId(params.id);
  const childIds = asIds(body.childIds);
  // Where one of these finds nothing, none of it was done.
  const known = knownChildren(scope, body.childIds);
  send(updateDevice(db, { familyId, id, name: body.name, childIds }));
  end.tell([id]);
  const [row] = await Promise.all([selectDevice(db, familyId, id), known]);
  if (!row) throw notFound();
  return { data: shown(scope, row) };
};

/** Ends the pairing of a device, and forgets it. */
export const removeDevice = async (
  { db, familyId, end }: SessionScope,
  { params }: Asked<Calls['remove']>,
): Promise<void> => {
  const id = asId(params.id);
  const [wasThere] = await Promise.all([deleteDevice(db, familyId, id), end.one({ familyId, sessionId: id })]);
  if (!wasThere) throw notFound();
};

/** Where a code comes from. */
interface Origin {
  readonly address: string;
  readonly browser: string;
}

/** Pairs the browser that asks: 404 for a code that is wrong, used or run out, 429 for an address that guesses. */
export const createPairing = ({ config, clock, limits, secret, sessions }: FeatureDeps) => {
  const key = deriveKey(secret, 'pairing');

  const pairWithin = async (tx: Database, end: Ending, codeHash: string, browser: string): Promise<Paired> => {
    const now = clock();
    const found = await findByCode(tx, codeHash, now);
    // The family's lock first, as everywhere; of two who use one code at once, the second finds it used.
    if (!found || !(await lockIfThere(tx, found.familyId))) throw notFound();
    const device = await useCode(tx, found, codeHash, now);
    if (!device) throw notFound();
    const { familyId, id, name, childIds } = device;
    const children = (await selectChildren(tx, familyId)).filter((child) => childIds.includes(child.id));
    if (children.length === 0) throw notFound();
    await insertSession(tx, {
      familyId,
      id,
      kind: 'device',
      userId: null,
      signInHash: null,
      authTime: null,
      sid: null,
      childIds: null,
      pinLocked: false,
      browser,
      createdAt: now,
      lastSeenOn: now.toISOString().slice(0, 10),
      expiresAt: endOf('device', now),
    });
    end.tell([id]);
    end.tellFamily(familyId, id);
    const token = await sessions.tokenOf({ kind: 'device', familyId, sessionId: id, userId: null });
    return { device: { id, name, children }, token };
  };

  return async (code: string, { address, browser }: Origin): Promise<Paired> => {
    // Counted before it is known to be wrong, so that many at once are many.
    const { allowed, retryAfter } = await limits.take('pairing', address, config.limits.pairing, WINDOW_SECONDS);
    if (!allowed) throw tooMany(retryAfter);
    const paired = await sessions.ending((tx, end) => pairWithin(tx, end, hashOfCode(key, code), browser));
    await limits.giveBack('pairing', address);
    return paired;
  };
};
