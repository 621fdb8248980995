import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fate, settle, World } from './testWorld.ts';

// Node's own, which ES alone does not name.
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** So many schedules, some at each run of the tests; `QUEUE_SCHEDULES=10000` for all (docs/testing.md). */
const RUNS = Number(process.env['QUEUE_SCHEDULES'] ?? 1000);

const FATES: readonly Fate[] = ['arrives', 'requestLost', 'answerLost', 'twice', 'late', 'busy', 'serverDies'];
const OWNERS = ['adult.ayse.1', 'adult.mert.1', 'device.tablet.1'];

type Step =
  | { readonly do: 'add'; readonly tab: number; readonly isRefused: boolean; readonly fate: Fate }
  | { readonly do: 'takeBack'; readonly tab: number }
  | { readonly do: 'reload'; readonly tab: number }
  | { readonly do: 'become'; readonly owner: string | null; readonly byHand: boolean }
  | { readonly do: 'offline' | 'online' | 'arrive' | 'restart' | 'expire' }
  | { readonly do: 'pass'; readonly milliseconds: number };

const tab = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      tab,
      isRefused: fc.boolean(),
      fate: fc.constantFrom(...FATES),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('takeBack' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('become' as const),
      owner: fc.constantFrom(...OWNERS, null),
      byHand: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('offline', 'online', 'arrive', 'restart', 'expire') }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('pass' as const), milliseconds: fc.constantFrom(300, 2000, 70_000) }),
  },
);

/** Lives through the steps; gives what was asked for, by whom, and what was given up since. */
const live = async (world: World, steps: readonly Step[]) => {
  const asked: { readonly id: string; readonly owner: string; readonly name: string; readonly isRefused: boolean }[] =
    [];
  const givenUp = new Set<string>();
  world.open();
  world.open();
  for (const one of steps) {
    switch (one.do) {
      case 'add': {
        if (world.owner === null) break;
        world.fates.push(one.fate);
        const isRefused = one.isRefused && asked.length % 4 === 0;
        const { id, owner } = world.tabs[one.tab]?.add(`iş ${asked.length}`, { isRefused }) ?? { id: '', owner: '' };
        asked.push({ id, owner, name: `iş ${asked.length}`, isRefused });
        break;
      }
      case 'takeBack': {
        const actor = world.tabs[one.tab]?.actor;
        const last = actor?.getSnapshot().context.entries.at(-1);
        if (!last) break;
        actor?.send({ type: 'entry.removed', id: last.id });
        givenUp.add(last.id);
        break;
      }
      case 'reload':
        // What is written takes a moment; only a page that is closed within it loses its last press.
        await settle();
        world.tabs[one.tab]?.close();
        world.open();
        break;
      case 'become':
        if (one.byHand && world.owner !== null) {
          await settle();
          for (const { id, owner } of world.rows.values()) {
            if (owner !== world.owner) continue;
            world.rows.delete(id);
            givenUp.add(id);
          }
        }
        world.become(one.owner);
        break;
      case 'expire':
        if (world.owner === null) break;
        world.server.ended.add(world.owner);
        world.become(null);
        break;
      case 'offline':
        world.tell('network.gone');
        break;
      case 'online':
        world.tell('network.back');
        break;
      case 'arrive':
        world.arrive();
        break;
      case 'restart':
        world.server.isUp = true;
        break;
      case 'pass':
        world.pass(one.milliseconds);
        break;
    }
    await settle(30);
  }
  return { asked, givenUp };
};

/** Everything is well again, everybody comes back once, and there is all the time in the world. */
const heal = async (world: World) => {
  world.fates = [];
  world.server.isUp = true;
  world.server.ended.clear();
  for (const owner of OWNERS) {
    world.become(owner);
    world.tell('network.back');
    for (let turn = 0; turn < 60 && [...world.rows.values()].some((row) => row.owner === owner); turn++) {
      world.arrive();
      await settle();
      world.pass(70_000);
      await settle();
    }
  }
};

/** Once lost until the next reload: added in one tab just as that tab had heard what was left. */
const ADDED_MEANWHILE: Step[] = [
  { do: 'add', tab: 0, isRefused: false, fate: 'busy' },
  { do: 'add', tab: 0, isRefused: false, fate: 'answerLost' },
  { do: 'takeBack', tab: 0 },
  { do: 'online' },
  { do: 'add', tab: 1, isRefused: false, fate: 'arrives' },
  { do: 'pass', milliseconds: 300 },
];

it(
  '[OF-03] [OF-06] whatever happens on the way, each is done exactly once, in its order, as nobody else',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 24 }), async (steps) => {
        const world = new World();
        const { asked, givenUp } = await live(world, steps);
        await heal(world);
        for (const { actor } of world.tabs) actor.stop();

        expect([...world.rows.keys()]).toEqual([]);
        expect(world.sent.filter(({ owner, session }) => owner !== session)).toEqual([]);
        for (const owner of OWNERS) {
          const wanted = asked.filter((one) => one.owner === owner && !one.isRefused);
          const done = world.server.done.filter((one) => one.owner === owner).map(({ name }) => name);
          expect(new Set(done).size).toBe(done.length);
          // What was given up may have been done before; all else was, and in its order.
          const sure = wanted.filter(({ id }) => !givenUp.has(id)).map(({ name }) => name);
          expect(done.filter((name) => sure.includes(name))).toEqual(sure);
          expect(done.filter((name) => !wanted.some((one) => one.name === name))).toEqual([]);
        }
      }),
      { numRuns: RUNS, examples: [[ADDED_MEANWHILE]] },
    );
  },
  RUNS * 600,
);
