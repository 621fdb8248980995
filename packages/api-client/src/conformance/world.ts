import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import type { Child } from '../contract/children.ts';
import { type Account, type Caller, callerOf, type ConformanceServer } from './server.ts';

/** Somebody signed in; `account` signs them in again. */
interface Person {
  readonly account: Account;
  readonly caller: Caller;
}

export type Couple = readonly [Person, Person];

/** What each chapter of the suite works with. */
export interface World {
  readonly server: () => ConformanceServer;
  /** Somebody without a token. */
  stranger(): Caller;
  /** Whoever an account is of, signed in once more. */
  signIn(account: Account): Promise<Caller>;
  /** Somebody new, signed in. */
  somebody(firstName?: string): Promise<Person>;
  /** Ayşe and Mehmet, the adults of one family with a child; he has joined hers. */
  couple(): Promise<Couple>;
  /** A device of a family that is paired for these children. */
  paired(family: Caller, childIds: readonly string[]): Promise<{ readonly id: string; readonly device: Caller }>;
  /** Somebody with a new family, without children. */
  family(): Promise<Caller>;
  /**
   * Somebody who may make a call, an adult or a browser that one has handed over; always the same two, for requests that
   * are refused and so change nothing.
   */
  allowed(call: Call): Promise<Caller>;
  /** Somebody with a new family of so many children, in their order. */
  familyWith(count: 1): Promise<[Caller, Child]>;
  familyWith(count: 2): Promise<[Caller, Child, Child]>;
}

export const ELIF = { name: 'Elif', birthYear: 2016, grade: '5. Sınıf', avatar: '👧' };
const CAN = { name: 'Can', birthYear: 2019, grade: '2. Sınıf', avatar: '👦' };

export const task = (childId: string, more: object = {}) => ({
  childId,
  name: 'Çiçekleri sula',
  icon: '🧹',
  dueDate: '2026-11-20',
  ...more,
});

export const rule = (childId: string, weekDays: readonly string[], frequency = '1') => ({
  childId,
  name: 'Odanı topla',
  icon: '🛏️',
  isPeriodic: true,
  period: { frequency, weekDays },
});

/** The wire fields of homework, every one filled. */
export const fields = {
  aciklama: 'Alıştırmaların tamamı',
  baslik: 'Kesirler',
  ders: 'Matematik',
  ogretmen: 'Ayşe Demir',
  kitap: 'Çalışma Kitabı',
  sayfa: '45-46',
  sonTarih: '2026-11-20',
};

export const homework = (childId: string, more: object = {}) => ({ cocukId: childId, ...fields, ...more });

export const kidsId = (id: string) => ({ 'Kids-Id': id });

export const NOT_FOUND = { status: 404, problem: { code: 'NOT_FOUND' } };

export const everyCall: readonly Call[] = Object.values(calls).flatMap((resource): Call[] => Object.values(resource));
/** Calls with the names that tests of each of them take. */
export const named = (some: readonly Call[]) => some.map((call) => [`${call.method} ${call.path}`, call] as const);

/** The code behind `#` of a link. */
export const codeOf = (url: string): string => new URL(url).hash.slice(1);

/** A new device of a family, with the code that pairs it. */
export const pairingOf = async (family: Caller, childIds: readonly string[], name = 'Mutfak tableti') =>
  (await family.ok(calls.devices.create, { body: { name, childIds } })).data;

export const createWorld = (server: () => ConformanceServer): World => {
  const holderOf = (token: string) => callerOf(server(), token);
  const exchange = async (account: Account) => {
    const sent = { body: { id_token: await account.idToken() } };
    return (await world.stranger().ok(calls.auth.exchange, sent)).token;
  };
  const family = async () => {
    const account = await server().signUp();
    return callerOf(server(), await exchange(account), () => exchange(account));
  };
  const signIn = async (account: Account) => holderOf(await exchange(account));
  const somebody = async (firstName?: string) => {
    const account = await server().signUp();
    const caller = await signIn(account);
    if (firstName) await caller.ok(calls.profile.rename, { body: { firstName, lastName: 'Yıldız' } });
    return { account, caller };
  };
  const couple = async (): Promise<Couple> => {
    const [ayse, mehmet] = [await somebody('Ayşe'), await somebody('Mehmet')];
    await ayse.caller.ok(calls.children.create, { body: ELIF });
    const { url } = (await ayse.caller.ok(calls.people.invite)).data;
    const { token } = await mehmet.caller.ok(calls.people.join, { body: { code: codeOf(url) } });
    return [ayse, { ...mehmet, caller: holderOf(token) }];
  };
  const paired = async (of: Caller, childIds: readonly string[]) => {
    const { id, code } = await pairingOf(of, childIds);
    const { token } = await world.stranger().ok(calls.devices.pair, { body: { code } });
    return { id, device: holderOf(token) };
  };
  const familyWith = async (count: number) => {
    const caller = await family();
    const first = await caller.ok(calls.children.create, { body: ELIF });
    if (count === 1) return [caller, first.data];
    const second = await caller.ok(calls.children.create, { body: CAN });
    return [caller, first.data, second.data];
  };
  const lentBrowser = async () => {
    const [adult, child] = await world.familyWith(1);
    await adult.ok(calls.account.setPin, { body: { pin: '4711' } });
    const { token } = await adult.ok(calls.devices.lend, { body: { childIds: [child.id] } });
    return holderOf(token);
  };
  let adult: Promise<Caller> | undefined;
  let lent: Promise<Caller> | undefined;
  const world: World = {
    server,
    stranger: () => callerOf(server(), null),
    family,
    signIn,
    somebody,
    couple,
    paired,
    allowed: (call) => (call.access === 'lent' ? (lent ??= lentBrowser()) : (adult ??= family())),
    // Overloads say which count gives how many, which the one body cannot.
    familyWith: familyWith as World['familyWith'],
  };
  return world;
};
