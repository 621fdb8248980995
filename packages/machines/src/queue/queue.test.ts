import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { chartArrows, chartStates } from '../chart.ts';
import { keptAfter, verdictOf, waitAfter } from './entry.ts';
import { createQueueMachine } from './queueMachine.ts';
import { settle, type Tab, World } from './testWorld.ts';

const DAY = 24 * 60 * 60_000;

let world: World;
let tab: Tab;
beforeEach(async () => {
  world = new World();
  tab = world.open();
  await settle();
});

const done = () => world.server.done.map(({ name }) => name);
const state = () => tab.actor.getSnapshot().value;
const outcomes = () => world.settled.map(({ entry, settlement }) => `${entry.work.name} ${settlement.kind}`);

describe('the chart', () => {
  it('begins with nothing, lists its states, and how the network leads from one to the other', () => {
    const machine = createQueueMachine({
      store: { list: async () => [], put: async () => {}, update: async () => {}, remove: async () => {} },
      owner: () => null,
      send: async () => ({ kind: 'accepted', answer: null }),
      lock: (work) => work(),
      isOnline: () => true,
      now: () => 0,
      random: () => 0,
      settled: () => {},
    });
    const nothing = { owner: null, entries: [], added: [], failures: 0, retryAfter: undefined };
    expect(createActor(machine).getSnapshot().context).toEqual(nothing);
    expect(chartStates(machine)).toEqual(['away', 'reading', 'resting', 'sending', 'waiting', 'offline']);
    const arrows = chartArrows(machine).filter(({ on }) => on === 'network.back' || on === '');
    expect(arrows).toEqual([
      { from: 'resting', on: '', guard: 'isOfflineWithWork', to: 'offline' },
      { from: 'resting', on: '', guard: 'hasWork', to: 'sending' },
      { from: 'waiting', on: 'network.back', guard: null, to: 'sending' },
      { from: 'waiting', on: '', guard: 'hasNothing', to: 'resting' },
      { from: 'waiting', on: '', guard: 'isOffline', to: 'offline' },
      { from: 'offline', on: 'network.back', guard: null, to: 'sending' },
      { from: 'offline', on: '', guard: 'hasNothing', to: 'resting' },
    ]);
  });
});

describe('sending', () => {
  it('[OF-03] goes at once where there is a network, and nothing is left', async () => {
    tab.add('bir');
    expect(tab.names()).toEqual(['bir']);
    await settle();
    expect([done(), outcomes(), tab.names(), world.rows.size, state()]).toEqual([
      ['bir'],
      ['bir accepted'],
      [],
      0,
      'resting',
    ]);
  });

  it('[OF-03] offline it is kept, also for the next page, and goes in its order when the network is back', async () => {
    world.tell('network.gone');
    for (const name of ['bir', 'iki', 'üç']) tab.add(name);
    await settle();
    expect([world.sent, tab.names(), state()]).toEqual([[], ['bir', 'iki', 'üç'], 'offline']);
    tab.close();
    tab = world.open();
    await settle();
    expect(tab.names()).toEqual(['bir', 'iki', 'üç']);
    tab.add('dört');
    world.tell('network.back');
    await settle();
    await settle();
    expect([done(), tab.names(), world.rows.size]).toEqual([['bir', 'iki', 'üç', 'dört'], [], 0]);
  });

  it('[OF-03] a lost answer is asked for again with the same key, and the server does it once', async () => {
    world.fates = ['answerLost'];
    tab.add('bir');
    await settle();
    expect([done(), tab.names(), state()]).toEqual([['bir'], ['bir'], 'waiting']);
    expect(tab.actor.getSnapshot().context.entries[0]?.isLate).toBe(true);
    world.pass(749);
    await settle();
    expect(world.sent).toHaveLength(1);
    world.pass(1);
    await settle();
    expect([world.sent.length, done(), tab.names()]).toEqual([2, ['bir'], []]);
  });

  it('[OF-03] of two tabs one sends at a time, and neither sends what the other has sent', async () => {
    const other = world.open();
    await settle();
    world.fates = ['late'];
    tab.add('bir');
    other.add('iki');
    await settle();
    expect(world.sent).toHaveLength(1);
    world.arrive();
    await settle();
    await settle();
    expect([world.sent.length, done(), world.rows.size]).toEqual([2, ['bir', 'iki'], 0]);
  });

  it('[OF-03] a page that dies before it has heard leaves its work to the next one', async () => {
    world.fates = ['late'];
    tab.add('bir');
    await settle();
    tab.close();
    world.arrive();
    expect(done()).toEqual(['bir']);
    tab = world.open();
    await settle();
    await settle();
    expect([world.sent.length, done(), world.rows.size]).toEqual([2, ['bir'], 0]);
  });

  it('[OF-04] what the server refuses leaves the queue, is told, and holds up nothing behind it', async () => {
    world.tell('network.gone');
    tab.add('silinmiş', { isRefused: true });
    tab.add('iki');
    world.tell('network.back');
    await settle();
    await settle();
    expect(outcomes()).toEqual(['silinmiş refused', 'iki accepted']);
    expect(world.settled[0]?.entry.isLate).toBe(true);
  });

  it('[OF-03] waits as long as the server asks for, and no longer once there is a network again or somebody looks', async () => {
    world.fates = ['busy', 'busy'];
    tab.add('bir');
    await settle();
    world.pass(1999);
    await settle();
    expect(world.sent).toHaveLength(1);
    world.pass(1);
    await settle();
    expect(world.sent).toHaveLength(2);
    world.tell('network.back');
    await settle();
    expect(done()).toEqual(['bir']);
  });
});

describe('whose it is', () => {
  it('[OF-06] is never sent as somebody else, and waits for its owner', async () => {
    world.tell('network.gone');
    tab.add('ayşe');
    world.become(null);
    await settle();
    expect(tab.names()).toEqual([]);
    world.become('adult.mert.1');
    world.tell('network.back');
    tab.add('mert', { owner: 'adult.mert.1' });
    await settle();
    await settle();
    expect([done(), tab.names()]).toEqual([['mert'], []]);
    world.become('adult.ayse.1');
    await settle();
    await settle();
    expect(done()).toEqual(['mert', 'ayşe']);
    expect(world.sent.filter(({ owner, session }) => owner !== session)).toEqual([]);
  });

  it('[OF-06] a 401 keeps it until its owner signs in again', async () => {
    world.server.ended.add('adult.ayse.1');
    tab.add('bir');
    await settle();
    world.become(null);
    world.server.ended.clear();
    await settle();
    expect([world.rows.size, tab.names(), done()]).toEqual([1, [], []]);
    world.become('adult.ayse.1');
    await settle();
    await settle();
    expect([world.rows.size, done()]).toEqual([0, ['bir']]);
  });

  it.each([
    ['is under way', ['bir']],
    ['stands behind another', ['iki', 'bir']],
  ])('[OF-06] what a form asked for that %s when the session ends waits for its owner', async (_, names) => {
    world.fates = ['late'];
    for (const name of names) tab.add(name, { isAwaited: name === 'bir' });
    await settle();
    world.server.ended.add('adult.ayse.1');
    world.become(null);
    world.arrive();
    await settle();
    expect([world.rows.size, outcomes()]).toEqual([names.length, []]);
    world.server.ended.clear();
    // Nobody stands at the form any more.
    world.fates = names.map((name) => (name === 'bir' ? 'requestLost' : 'arrives'));
    world.become('adult.ayse.1');
    await settle();
    expect(tab.names()).toEqual(['bir']);
    world.tell('network.back');
    await settle();
    await settle();
    expect([world.rows.size, done()]).toEqual([0, names]);
  });

  it.each([
    ['is kept for 30 days less a moment', 30 * DAY - 1, 1],
    ['is gone after 30 days', 30 * DAY, 0],
  ])('[OF-06] what somebody left who did not come back %s', async (_, age, left) => {
    world.tell('network.gone');
    tab.add('bir');
    await settle();
    world.now += age;
    world.become(null);
    await settle();
    expect(world.rows.size).toBe(left);
  });
});

describe('what is old', () => {
  it.each([
    ['a moment less than 29 days is sent', 29 * DAY - 1, ['bir', 'iki']],
    ['29 days is shown, not sent, and holds up nothing', 29 * DAY, ['iki']],
  ])('[OF-03] of %s', async (_, age, sent) => {
    world.tell('network.gone');
    tab.add('bir', { queuedAt: world.now - age });
    tab.add('iki');
    world.tell('network.back');
    await settle();
    await settle();
    expect(done()).toEqual(sent);
    expect(tab.names()).toEqual(['bir', 'iki'].filter((name) => !sent.includes(name)));
    expect(state()).toBe('resting');
  });

  it('[OF-03] can be tried, or thrown away', async () => {
    const old = { queuedAt: world.now - 40 * DAY };
    const tried = tab.add('bir', old);
    const thrown = tab.add('iki', old);
    await settle();
    tab.actor.send({ type: 'entry.forced', id: tried.id });
    tab.actor.send({ type: 'entry.removed', id: thrown.id });
    await settle();
    await settle();
    expect([done(), world.rows.size, tab.names()]).toEqual([['bir'], 0, []]);
  });
});

it('[OF-07] what is taken back while it waits is gone for good', async () => {
  world.tell('network.gone');
  const { id } = tab.add('bir');
  tab.add('iki');
  tab.actor.send({ type: 'entry.removed', id });
  expect(tab.names()).toEqual(['iki']);
  world.tell('network.back');
  await settle();
  await settle();
  expect(done()).toEqual(['iki']);
});

describe('a verdict', () => {
  const entry = new World().entryOf('bir');
  const late = { ...entry, isLate: true };
  const awaited = { ...entry, isAwaited: true };
  const http = (status: number) => ({ kind: 'http' as const, status });

  it.each([
    ['a press without a network', entry, { kind: 'network' as const }, 'kept'],
    ['a press without an answer in time', entry, { kind: 'timeout' as const }, 'kept'],
    ['a press whose answer is none', entry, { kind: 'other' as const }, 'refused'],
    ['a form without a network', awaited, { kind: 'network' as const }, 'refused'],
    ['a form at a busy server', awaited, http(429), 'refused'],
    ['a form that had to wait, without a network', { ...awaited, isLate: true }, { kind: 'network' as const }, 'kept'],
  ])('[OF-04] of %s', (_, of, failure, verdict) => {
    expect(verdictOf(of, failure)).toBe(verdict);
  });

  it('[OF-04] what every other status of the server’s says refuses it, of a press its faults, too', () => {
    const statuses = Array.from({ length: 200 }, (_, index) => 400 + index);
    const waiting = (of: typeof entry) => statuses.filter((status) => verdictOf(of, http(status)) === 'kept');
    const passing = [401, 408, 425, 429, 502, 503, 504];
    expect(waiting(entry)).toEqual(passing);
    expect(waiting(late)).toEqual(statuses.filter((status) => status >= 500 || passing.includes(status)));
  });

  it('[OF-04] bears with five faults of the server', () => {
    let faulty = late;
    for (let fault = 1; fault <= 5; fault++) {
      expect(verdictOf(faulty, http(500))).toBe('kept');
      faulty = keptAfter(faulty, http(500));
    }
    expect(verdictOf(faulty, http(500))).toBe('refused');
    expect(keptAfter(late, http(503)).faults).toBe(0);
  });

  it('[OF-03] waits grow, differ, and end somewhere', () => {
    expect([1, 2, 3, 7, 50].map((failures) => waitAfter(failures, 1))).toEqual([1000, 2000, 4000, 60_000, 60_000]);
    expect(waitAfter(3, 0)).toBe(2000);
    expect(waitAfter(1, 0, 30)).toBe(30_000);
  });
});
