import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate';
import type { QueueEffects, QueueStore } from './effects.ts';
import type { QueueEntry, Sent, Settlement } from './entry.ts';
import { orderedStore } from './orderedStore.ts';
import { createQueueMachine } from './queueMachine.ts';

/** What the network does to a request. */
export type Fate = 'arrives' | 'requestLost' | 'answerLost' | 'twice' | 'late' | 'busy' | 'serverDies' | 'fault';

/** What is asked of the server: one thing to be done once, and whether the server takes it. */
export interface Asked {
  readonly name: string;
  readonly isRefused?: boolean;
}

/** A server that keeps its answers, as ours does: the work and its answer are written together, or neither is. */
class Server {
  readonly done: { readonly owner: string; readonly name: string }[] = [];
  readonly answers = new Map<string, string>();
  isUp = true;
  /** Owners whose session has ended. */
  readonly ended = new Set<string>();

  answer({ owner, key, work }: QueueEntry<Asked>): Sent {
    const failed = (status: number): Sent => ({ kind: 'failed', failure: { kind: 'http', status }, error: status });
    if (!this.isUp) return { kind: 'failed', failure: { kind: 'network' }, error: null };
    if (this.ended.has(owner)) return failed(401);
    if (work.isRefused) return failed(404);
    if (!this.answers.has(`${owner} ${key}`)) {
      this.answers.set(`${owner} ${key}`, work.name);
      this.done.push({ owner, name: work.name });
    }
    return { kind: 'accepted', answer: work.name };
  }
}

/** Lets everything that waits for nothing but its turn happen. */
export const settle = async (turns = 150): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
};

/** One browser with its store and its lock, a server, and the network between them; tabs can be opened and thrown away. */
export class World {
  readonly server = new Server();
  readonly rows = new Map<string, QueueEntry<Asked>>();
  readonly settled: { readonly entry: QueueEntry<Asked>; readonly settlement: Settlement }[] = [];
  /** Every request that left the browser. */
  readonly sent: { readonly owner: string; readonly session: string | null; readonly id: string }[] = [];
  readonly clock = new SimulatedClock();
  /** What will happen to the next requests; then they all arrive. */
  fates: Fate[] = [];
  isOnline = true;
  /** Nothing can be read of the store. */
  isBroken = false;
  owner: string | null = 'adult.ayse.1';
  now = 1_000_000;
  tabs: Tab[] = [];
  private last = 0;
  private readonly late: (() => void)[] = [];
  private locked: Promise<unknown> = Promise.resolve();

  /** Opens another tab. */
  open(): Tab {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** What was on its way arrives. */
  arrive(): void {
    for (const arrive of this.late.splice(0)) arrive();
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    this.clock.increment(milliseconds);
  }

  entryOf(name: string, more: Partial<QueueEntry<Asked>> & { readonly isRefused?: boolean } = {}): QueueEntry<Asked> {
    const { isRefused = false, ...rest } = more;
    const order = ++this.last;
    const id = String(order).padStart(6, '0');
    return {
      id,
      key: `key-${id}`,
      owner: this.owner ?? '',
      work: { name, isRefused },
      queuedAt: this.now,
      order,
      isLate: false,
      isAwaited: false,
      faults: 0,
      isForced: false,
      ...rest,
    };
  }

  store(isAlive: () => boolean): QueueStore<Asked> {
    // What a tab asked for before it ended may or may not have been written; here it was not.
    const write = async (work: () => void) => {
      if (isAlive()) work();
    };
    return orderedStore({
      list: async () => {
        if (this.isBroken) throw new Error('the store is away');
        return [...this.rows.values()];
      },
      put: (entry) => write(() => this.rows.set(entry.id, entry)),
      update: (entry) => write(() => this.rows.has(entry.id) && this.rows.set(entry.id, entry)),
      remove: (id) => write(() => this.rows.delete(id)),
    });
  }

  /** The lock goes when its tab does. */
  lock<Given>(gone: Promise<never>, work: () => Promise<Given>): Promise<Given> {
    const turn = this.locked.then(work);
    this.locked = Promise.race([turn, gone]).catch(() => undefined);
    return turn;
  }

  async send(entry: QueueEntry<Asked>): Promise<Sent> {
    this.sent.push({ owner: entry.owner, session: this.owner, id: entry.id });
    const lost: Sent = { kind: 'failed', failure: { kind: 'network' }, error: null };
    const fate = this.fates.shift() ?? 'arrives';
    if (!this.isOnline) return lost;
    switch (fate) {
      case 'arrives':
        return this.server.answer(entry);
      case 'requestLost':
        return lost;
      case 'answerLost':
        this.server.answer(entry);
        return lost;
      case 'twice':
        this.server.answer(entry);
        return this.server.answer(entry);
      case 'late':
        return new Promise((resolve) => this.late.push(() => resolve(this.server.answer(entry))));
      case 'busy':
        return { kind: 'failed', failure: { kind: 'http', status: 503, retryAfter: 2 }, error: null };
      case 'fault':
        return { kind: 'failed', failure: { kind: 'http', status: 500 }, error: null };
      case 'serverDies':
        // Half of the time it had committed before it died.
        if (this.sent.length % 2 === 0) this.server.answer(entry);
        this.server.isUp = false;
        return lost;
    }
  }

  /** Signs the owner out in every tab. */
  become(owner: string | null): void {
    this.owner = owner;
    for (const tab of this.tabs) tab.actor.send({ type: 'owner.changed', owner });
  }

  tell(type: 'network.back' | 'network.gone'): void {
    this.isOnline = type === 'network.back';
    for (const tab of this.tabs) tab.actor.send({ type });
  }
}

/** A page of the browser, until it is thrown away. */
export class Tab {
  readonly actor: ActorRefFrom<typeof createQueueMachine<Asked>>;
  private isAlive = true;
  private end: (reason: Error) => void = () => undefined;

  private readonly world: World;

  constructor(world: World) {
    this.world = world;
    const gone = new Promise<never>((_, reject) => (this.end = reject));
    gone.catch(() => undefined);
    const effects: QueueEffects<Asked> = {
      store: world.store(() => this.isAlive),
      owner: () => world.owner,
      send: async (entry) => {
        const sent = await world.send(entry);
        // A page that is gone hears nothing more.
        return this.isAlive ? sent : new Promise<Sent>(() => undefined);
      },
      lock: (work) => world.lock(gone, work),
      isOnline: () => world.isOnline,
      now: () => world.now,
      random: () => 0.5,
      settled: (entry, settlement) => void world.settled.push({ entry, settlement }),
    };
    this.actor = createActor(createQueueMachine(effects), { clock: world.clock }).start();
    this.actor.send({ type: 'owner.changed', owner: world.owner });
  }

  add(name: string, more: Parameters<World['entryOf']>[1] = {}): QueueEntry<Asked> {
    const entry = this.world.entryOf(name, more);
    this.actor.send({ type: 'entry.added', entry });
    return entry;
  }

  names(): string[] {
    return this.actor.getSnapshot().context.entries.map(({ work }) => work.name);
  }

  /** The page is closed, or dies. */
  close(): void {
    this.isAlive = false;
    this.actor.stop();
    this.end(new Error('gone'));
    this.world.tabs = this.world.tabs.filter((tab) => tab !== this);
  }
}
