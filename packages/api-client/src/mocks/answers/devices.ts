import type { accountCalls } from '../../contract/account.ts';
import type { Device, deviceCalls } from '../../contract/devices.ts';
import type { Family } from '../family/createFamily.ts';
import type { DeviceRecord } from '../family/records.ts';
import { find, notFound, Refusal, removeWhere, unauthenticated } from '../family/refusal.ts';
import { requireRoom } from '../family/room.ts';
import { beginSession } from '../family/sessions.ts';
import type { AnswersTo } from './asked.ts';

const CODE_MS = 10 * 60 * 1000;
const PIN_MS = 15 * 60 * 1000;
const WRONG_PINS = 5;

const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const newCode = (): string => {
  const signs = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => SIGNS.charAt(byte % SIGNS.length));
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
};

const plain = (code: string): string => code.toUpperCase().replace(/[\s\p{Pd}]/gu, '');

/** Whether a device has a session. */
const isPaired = (family: Family, id: string): boolean =>
  [...family.sessions].some(([token, session]) => session.id === id && !family.endedTokens.has(token));

const shown = (family: Family, { id, name, childIds, createdAt, lastSeenOn }: DeviceRecord): Device => ({
  id,
  name,
  childIds,
  createdAt,
  lastSeenOn,
  paired: isPaired(family, id),
});

const knownChildren = (family: Family, childIds: readonly string[]): string[] =>
  childIds.map((childId) => find(family.children, childId).id);

/** Ends the sessions that a test names. */
export const endSessions = (family: Family, isEnded: (id: string, token: string) => boolean): void => {
  for (const [token, { id }] of family.sessions) if (isEnded(id, token)) family.endedTokens.add(token);
};

/** Takes a child out of every device and lent browser; one that has none left is unpaired. */
export const takeChildOut = (family: Family, childId: string): void => {
  for (const device of family.devices) removeWhere(device.childIds, (id) => id === childId);
  for (const [token, session] of family.sessions) {
    if (!session.childIds?.includes(childId)) continue;
    const childIds = session.childIds.filter((id) => id !== childId);
    family.sessions.set(token, { ...session, childIds });
    if (childIds.length === 0) family.endedTokens.add(token);
  }
  removeWhere(family.devices, ({ childIds }) => childIds.length === 0);
};

const tryPin = ({ pin, now }: Family, text: string): void => {
  const moment = now().getTime();
  const since = pin.wrong.filter((at) => at > moment - PIN_MS);
  const [first] = since;
  if (first !== undefined && since.length >= WRONG_PINS) {
    throw new Refusal(429, 'TOO_MANY_REQUESTS', { retryAfter: Math.ceil((first + PIN_MS - moment) / 1000) });
  }
  if (text === pin.text) return;
  pin.wrong = [...since, moment];
  const triesLeft = WRONG_PINS - pin.wrong.length;
  throw triesLeft === 0 ? new Refusal(429, 'PIN_LOCKED') : new Refusal(409, 'WRONG_PIN', { triesLeft });
};

export const deviceAnswers: AnswersTo<typeof deviceCalls> = {
  list: ({ family }) => ({
    data: family.devices.map((device) => shown(family, device)),
    hasPin: family.pin.text !== null,
  }),
  create: ({ family, body }) => {
    const childIds = knownChildren(family, body.childIds);
    requireRoom(family, 'devices');
    const now = family.now();
    const expiresAt = now.getTime() + CODE_MS;
    const text = newCode();
    const id = family.newId();
    const code = { text: plain(text), expiresAt };
    family.devices.push({ id, name: body.name, childIds, createdAt: now.toISOString(), lastSeenOn: null, code });
    const url = `https://kovan.example/app/pair#${text}`;
    return { data: { id, code: text, url, expiresAt: new Date(expiresAt).toISOString() } };
  },
  pair: ({ families, body, today }) => {
    const text = plain(body.code);
    for (const family of families()) {
      const isGood = ({ code }: DeviceRecord) => code?.text === text && code.expiresAt > family.now().getTime();
      const device = family.devices.find(isGood);
      if (!device) continue;
      const { id, name, childIds } = device;
      Object.assign(device, { code: null, lastSeenOn: today });
      const token = beginSession(family, { id, kind: 'device', signIn: null, childIds: [...childIds] });
      return { device: { id, name, children: family.children.filter((child) => childIds.includes(child.id)) }, token };
    }
    throw notFound();
  },
  lend: ({ family, user, body, session, token }) => {
    const childIds = knownChildren(family, body.childIds);
    if (family.pin.text === null) throw new Refusal(409, 'NO_PIN');
    if (session === null || token === null) throw unauthenticated();
    const { signIn } = session;
    for (const [other, { kind, signIn: its }] of family.sessions) {
      if (other === token || (kind === 'adult' && signIn !== null && its === signIn)) family.endedTokens.add(other);
    }
    family.endedTokens.add(token);
    if (signIn !== null) family.lentSignIns.add(signIn);
    return { token: beginSession(family, { kind: 'lent', userId: user.id, signIn, childIds }) };
  },
  giveBack: ({ family, user, body, session, token }) => {
    if (session === null || token === null) throw unauthenticated();
    if (session.pinLocked) throw new Refusal(429, 'PIN_LOCKED');
    try {
      tryPin(family, body.pin);
    } catch (error) {
      // For good: in this browser only signing in again leads out.
      if (error instanceof Refusal && error.code === 'PIN_LOCKED')
        family.sessions.set(token, { ...session, pinLocked: true });
      throw error;
    }
    family.endedTokens.add(token);
    if (session.signIn !== null) family.lentSignIns.delete(session.signIn);
    return {
      user,
      token: beginSession(family, { ...session, id: family.newId(), kind: 'adult', childIds: null }),
    };
  },
  update: ({ family, params, body }) => {
    const device = find(family.devices, params.id);
    const childIds = knownChildren(family, body.childIds);
    Object.assign(device, { name: body.name, childIds });
    for (const [token, session] of family.sessions) {
      if (session.id === device.id) family.sessions.set(token, { ...session, childIds });
    }
    return { data: shown(family, device) };
  },
  remove: ({ family, params }) => {
    const { id } = find(family.devices, params.id);
    removeWhere(family.devices, (device) => device.id === id);
    endSessions(family, (session) => session === id);
  },
};

export const accountAnswers: AnswersTo<typeof accountCalls> = {
  setPin: ({ family, body, isFresh }) => {
    if (family.pin.text !== null && !isFresh) throw new Refusal(409, 'FRESH_SIGN_IN_NEEDED');
    Object.assign(family.pin, { text: body.pin, wrong: [] });
  },
};
