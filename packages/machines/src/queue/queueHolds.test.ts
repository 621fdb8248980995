import { beforeEach, describe, expect, it } from 'vitest';
import { deliver } from './deliver.ts';
import { ofOwner } from './entry.ts';
import { orderedStore } from './orderedStore.ts';
import { settle, type Tab, World } from './testWorld.ts';

const DAY = 24 * 60 * 60_000;
const AYSE = 'adult.ayse.1';
const MERT = 'adult.mert.1';

let world: World;
let tab: Tab;
beforeEach(async () => {
  world = new World();
  tab = world.open();
  await settle();
});

const state = (of = tab) => of.actor.getSnapshot().value;
const context = () => tab.actor.getSnapshot().context;
const done = () => world.server.done.map(({ name }) => name);
const lateness = () => [context().entries, [...world.rows.values()]].map((list) => list.map(({ isLate }) => isLate));

describe('what a tab holds', () => {
  it('[OF-06] stands there as soon as its owner comes, where it is known, and nothing of others', () => {
    const known = [world.entryOf('ayşe'), world.entryOf('mert', { owner: MERT })];
    tab.actor.send({ type: 'owner.changed', owner: MERT, known });
    expect(tab.names()).toEqual(['mert']);
    tab.actor.send({ type: 'owner.changed', owner: null, known });
    expect([tab.names(), state()]).toEqual([[], 'away']);
  });

  it('[OF-06] is nothing while nobody is there', async () => {
    world.become(null);
    tab.add('bir', { owner: AYSE });
    tab.actor.send({ type: 'store.read', entries: [world.entryOf('iki', { owner: AYSE })] });
    await settle();
    expect([tab.names(), world.rows.size, state()]).toEqual([[], 0, 'away']);
  });

  it('[OF-06] is the same when its owner is told once more', async () => {
    world.fates = ['busy'];
    tab.add('bir');
    await settle();
    world.become(AYSE);
    expect([state(), context().failures, context().retryAfter, tab.names()]).toEqual(['waiting', 1, 2, ['bir']]);
    // Whoever comes next waits for no failure of theirs.
    world.become(MERT);
    expect([context().failures, context().retryAfter]).toEqual([0, undefined]);
  });

  it('[OF-03] keeps a press of which another tab knew nothing yet, once', () => {
    world.tell('network.gone');
    const bir = tab.add('bir');
    const iki = world.entryOf('iki');
    for (const [entries, names] of [
      [[], ['bir']],
      [[bir], ['bir']],
      [[iki], ['bir', 'iki']],
      [
        [iki, bir],
        ['bir', 'iki'],
      ],
      [[world.entryOf('mert', { owner: MERT })], ['bir']],
    ] as const) {
      tab.actor.send({ type: 'store.read', entries });
      expect(tab.names()).toEqual(names);
    }
  });

  it('[OF-03] is without what another tab has sent, once the store was asked', async () => {
    world.fates = ['busy'];
    tab.add('bir');
    await settle();
    tab.actor.send({ type: 'store.read', entries: [] });
    expect([tab.names(), state()]).toEqual([[], 'resting']);

    world.tell('network.gone');
    const next = world.open();
    next.add('iki');
    await settle();
    next.actor.send({ type: 'store.read', entries: [] });
    expect(next.names()).toEqual([]);
  });

  it('[OF-03] goes in its order, and in that of its ids where it was asked for at once', () => {
    const made = [
      ['b', 2],
      ['c', 1],
      ['a', 2],
      ['d', 10],
    ] as const;
    const entries = made.map(([id, order]) => world.entryOf(id, { id, order }));
    expect(ofOwner([...entries, world.entryOf('mert', { owner: MERT })], AYSE).map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
      'd',
    ]);
    expect(ofOwner(entries.toReversed(), AYSE).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('[OF-03] is still shown to its owner when it is old', async () => {
    const old = world.entryOf('bir', { queuedAt: world.now - 31 * DAY });
    world.rows.set(old.id, old);
    const next = world.open();
    await settle();
    expect([next.names(), state(next), world.sent]).toEqual([['bir'], 'resting', []]);
  });
});

describe('what had to wait', () => {
  it('[OF-04] is all that a page finds, and nothing that is asked for on it', async () => {
    const left = world.entryOf('bir');
    world.rows.set(left.id, left);
    const next = world.open();
    next.add('iki');
    await settle();
    await settle();
    expect(world.settled.map(({ entry }) => [entry.work.name, entry.isLate])).toEqual([
      ['bir', true],
      ['iki', false],
    ]);
  });

  it('[OF-04] is what stands behind something that waits, here and in the store', async () => {
    world.fates = ['busy'];
    tab.add('bir');
    tab.add('iki');
    await settle();
    expect([state(), lateness()]).toEqual([
      'waiting',
      [
        [true, true],
        [true, true],
      ],
    ]);
    tab.add('üç');
    await settle();
    expect(lateness()).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
  });

  it('[OF-04] is whatever is asked for without a network, here and in the store', async () => {
    world.tell('network.gone');
    for (const wanted of [[true], [true, true]]) {
      tab.add('bir');
      await settle();
      expect([state(), lateness()]).toEqual(['offline', [wanted, wanted]]);
    }
  });

  it.each(['waiting', 'offline'])(
    '[OF-07] leaves the queue at rest when it is taken back while it is %s',
    async (where) => {
      if (where === 'offline') world.tell('network.gone');
      else world.fates = ['busy'];
      const { id } = tab.add('bir');
      await settle();
      expect(state()).toBe(where);
      tab.actor.send({ type: 'entry.removed', id });
      await settle();
      expect([state(), tab.names(), world.rows.size]).toEqual(['resting', [], 0]);
    },
  );
});

describe('trying again', () => {
  it('[OF-03] asks nobody without a network, and at once when there is one', async () => {
    world.fates = ['late'];
    tab.add('bir');
    await settle();
    world.isOnline = false;
    world.server.isUp = false;
    world.arrive();
    await settle();
    expect(state()).toBe('offline');
    world.pass(70_000);
    await settle();
    expect(world.sent).toHaveLength(1);
    world.server.isUp = true;
    world.tell('network.back');
    await settle();
    expect([world.sent.length, done(), state()]).toEqual([2, ['bir'], 'resting']);
  });

  it('[OF-03] asks nobody once it hears that the network has gone', async () => {
    world.fates = ['busy'];
    tab.add('bir');
    await settle();
    expect(state()).toBe('waiting');
    world.tell('network.gone');
    expect(state()).toBe('offline');
    world.pass(70_000);
    await settle();
    expect(world.sent).toHaveLength(1);
  });

  it('[OF-03] waits longer each time, and forgets that once something went through', async () => {
    world.fates = ['busy', 'requestLost'];
    tab.add('bir');
    await settle();
    expect([context().failures, context().retryAfter]).toEqual([1, 2]);
    world.pass(2000);
    await settle();
    expect([context().failures, context().retryAfter]).toEqual([2, undefined]);
    world.pass(1499);
    await settle();
    expect(world.sent).toHaveLength(2);
    world.pass(1);
    await settle();
    expect([done(), context().failures, context().retryAfter]).toEqual([['bir'], 0, undefined]);
  });

  it('[OF-03] goes on after a store that could not be read', async () => {
    world.isBroken = true;
    const next = world.open();
    await settle();
    expect(state(next)).toBe('resting');
    next.add('bir');
    await settle();
    expect([state(next), next.actor.getSnapshot().context.failures, world.sent]).toEqual(['waiting', 1, []]);
    world.isBroken = false;
    world.pass(750);
    await settle();
    expect([done(), state(next)]).toEqual([['bir'], 'resting']);
  });

  it('[OF-04] counts the server’s own faults, and goes on without what it fails for the sixth time', async () => {
    world.fates = Array.from({ length: 6 }, () => 'fault');
    tab.add('bir', { isLate: true });
    tab.add('iki');
    for (let fault = 1; fault <= 5; fault++) {
      await settle();
      expect([state(), [...world.rows.values()].map(({ faults }) => faults)]).toEqual(['waiting', [fault, 0]]);
      world.pass(60_000);
    }
    await settle();
    await settle();
    expect(world.settled.map(({ settlement }) => settlement.kind)).toEqual(['refused', 'accepted']);
  });

  it('[OF-06] sends nothing when the browser is somebody else’s already', async () => {
    world.owner = MERT;
    tab.add('bir', { owner: AYSE });
    await settle();
    expect([world.sent, state(), tab.names()]).toEqual([[], 'waiting', ['bir']]);
  });

  it('[OF-03] tries the old thing that is asked for, and no other', async () => {
    const old = { queuedAt: world.now - 40 * DAY };
    const { id } = tab.add('bir', old);
    tab.add('iki', old);
    await settle();
    tab.actor.send({ type: 'entry.forced', id });
    await settle();
    await settle();
    expect([done(), tab.names(), [...world.rows.values()].map(({ isForced }) => isForced)]).toEqual([
      ['bir'],
      ['iki'],
      [false],
    ]);
  });
});

it('[OF-03] a store tells of nothing that was before a change of one’s own', async () => {
  const rows = new Map([['a', world.entryOf('bir', { id: 'a' })]]);
  const store = orderedStore({
    list: async () => [...rows.values()],
    put: async (entry) => void rows.set(entry.id, entry),
    update: async (entry) => void rows.set(entry.id, entry),
    remove: async (id) => void rows.delete(id),
  });
  const iki = world.entryOf('iki', { id: 'b' });
  for (const [change, names] of [
    [() => store.put(iki), ['bir false', 'iki false']],
    [() => store.update({ ...iki, isLate: true }), ['bir false', 'iki true']],
    [() => store.remove('a'), ['iki true']],
  ] as const) {
    const listed = store.list();
    void change();
    expect((await listed).map(({ work, isLate }) => `${work.name} ${isLate}`)).toEqual(names);
  }
});

it('[OF-03] [OF-04] an entry leaves the store once it was told what became of it: a page that ends before asks once more', async () => {
  const log: string[] = [];
  const entry = world.entryOf('bir', { owner: AYSE });
  const note = (what: string) => async () => void log.push(what);
  const delivery = await deliver(
    {
      store: { list: async () => [entry], put: note('put'), update: note('updated'), remove: note('removed') },
      owner: () => AYSE,
      send: async () => ({ kind: 'accepted', answer: null }),
      lock: (work) => work(),
      isOnline: () => true,
      now: () => world.now,
      random: () => 0,
      settled: note('told'),
    },
    AYSE,
  );
  expect([delivery.kind, log]).toEqual(['settled', ['told', 'removed']]);
});
