import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import type { Child } from '../contract/children.ts';
import { type Caller, callerOf, type ConformanceServer } from './server.ts';

/** What each chapter of the suite works with. */
export interface World {
  readonly server: () => ConformanceServer;
  /** Somebody without a token. */
  stranger(): Caller;
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

export const createWorld = (server: () => ConformanceServer): World => {
  const family = async () => {
    const account = await server().signUp();
    const exchange = async () => {
      const sent = { body: { id_token: await account.idToken() } };
      return (await callerOf(server(), null).ok(calls.auth.exchange, sent)).token;
    };
    return callerOf(server(), await exchange(), exchange);
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
    return callerOf(server(), token);
  };
  let adult: Promise<Caller> | undefined;
  let lent: Promise<Caller> | undefined;
  const world: World = {
    server,
    stranger: () => callerOf(server(), null),
    family,
    allowed: (call) => (call.access === 'lent' ? (lent ??= lentBrowser()) : (adult ??= family())),
    // Overloads say which count gives how many, which the one body cannot.
    familyWith: familyWith as World['familyWith'],
  };
  return world;
};
