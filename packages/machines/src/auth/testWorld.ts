import { SimulatedClock } from 'xstate';
import { type AuthActor, type AuthSnapshot, createAuthActor } from './authActor.ts';
import type { AuthEffects, AuthLogEntry, IdentityUser, Session, User } from './authEffects.ts';

/** A promise that the test settles by hand. */
export const deferred = <T>() => {
  const settle: { resolve(value: T): void; reject(error: unknown): void } = { resolve: () => {}, reject: () => {} };
  const promise = new Promise<T>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return Object.assign(settle, { promise });
};

export const AYSE: IdentityUser = {
  uid: 'ayse',
  email: 'ayse@example.com',
  displayName: 'Ayşe Nur Yıldız',
  photoURL: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  getIdToken: (fresh) => Promise.resolve(fresh ? 'fresh-id-token-of-ayse' : 'id-token-of-ayse'),
};

const BACKEND_USER: User = {
  id: 'user-1',
  email: 'ayse@example.com',
  first_name: 'Ayşe',
  last_name: 'Yıldız',
  avatar: null,
  is_active: true,
  created_at: '2026-01-02T03:04:05.000Z',
};

export const SESSION: Session = { token: 'real-token', user: BACKEND_USER };

/** The session, its token the placeholder while exchanging; `null` while nobody is known. */
export const currentSession = ({ context: { token, user } }: AuthSnapshot): Session | null =>
  token && user ? { token, user } : null;

/** The tokens of a child's device and of a lent browser. */
export const DEVICE = 'device.a.b.c';
export const LENT = 'lent.a.b.c';

/** A provider, a backend and a storage in memory, each of which a test can make fail; the clock stands until it is moved. */
export class World {
  user: IdentityUser | null | undefined = null;
  stored: string | null = null;
  readonly calls: string[] = [];
  readonly logged: AuthLogEntry[] = [];
  readonly clock = new SimulatedClock();
  ready: () => Promise<void> = () => Promise.resolve();
  signIn: () => Promise<IdentityUser> = () => Promise.resolve(AYSE);
  signOut: () => Promise<void> = () => Promise.resolve();
  exchange: () => Promise<Session> = () => Promise.resolve(SESSION);
  confirmation: () => Promise<void> = () => Promise.resolve();
  storageWorks = true;
  revoke: ((token: string) => Promise<void>) | undefined;
  retire: ((token: string) => Promise<void>) | undefined;

  private async enter(call: string): Promise<IdentityUser> {
    this.calls.push(call);
    this.user = await this.signIn();
    return this.user;
  }

  private touchStorage(): void {
    if (!this.storageWorks) throw new Error('SecurityError');
  }

  effects(): AuthEffects {
    const { revoke, retire } = this;
    return {
      identity: {
        ready: () => this.ready(),
        signIn: (email, password) => this.enter(`signIn ${email} ${password}`),
        signUp: (a) => this.enter(`signUp ${a.email} ${a.password} ${a.firstName} ${a.lastName}`),
        signInWithGoogle: () => this.enter('signInWithGoogle'),
        signOut: async () => {
          this.calls.push('signOut');
          await this.signOut();
          this.user = null;
        },
        sendConfirmation: () => {
          this.calls.push('sendConfirmation');
          return this.confirmation();
        },
        currentUser: () => this.user,
      },
      exchange: (idToken, invitation) => {
        this.calls.push(`exchange ${idToken}${invitation === null ? '' : ` by ${invitation}`}`);
        return this.exchange();
      },
      storage: {
        read: () => {
          this.touchStorage();
          return this.stored;
        },
        write: (token) => {
          this.touchStorage();
          this.stored = token;
        },
        remove: () => {
          this.touchStorage();
          this.stored = null;
        },
      },
      log: (entry) => this.logged.push(entry),
      ...(revoke && { revoke }),
      ...(retire && { retire }),
    };
  }

  start(): AuthActor {
    return createAuthActor(this.effects(), { clock: this.clock }).start();
  }

  /** Signed in by a token in storage, the provider's user known. */
  startSignedIn(): AuthActor {
    this.stored = 'real-token';
    this.user = AYSE;
    const actor = this.start();
    this.poll();
    return actor;
  }

  /** How often the backend was asked for a session. */
  exchanges(): number {
    return this.calls.filter((call) => call.startsWith('exchange')).length;
  }

  /** Lets the poll look as many times. */
  poll(times = 1): void {
    for (let i = 0; i < times; i++) this.clock.increment(1000);
  }
}

/** A browser with a token in storage, and whom its provider knows. */
export const started = (token: string, user: World['user'] = null): { world: World; actor: AuthActor } => {
  const world = new World();
  world.stored = token;
  world.user = user;
  return { world, actor: world.start() };
};

/** Lets promises that are settled already be noticed, each of their followers in turn. */
export const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
};
