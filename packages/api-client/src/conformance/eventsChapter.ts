import { describe, expect, it } from 'vitest';
import { CHANGE_KINDS, type ChangeKind } from '../contract/changeKinds.ts';
import { calls } from '../contract/calls.ts';
import { MAX_STREAMS } from '../contract/events.ts';
import { type Caller, callerOf } from './server.ts';
import { homework, rule, task, type World } from './world.ts';

/** Follows what changes, and gives each event as it comes. */
const follow = async (caller: Caller) => {
  const response = await caller.send(calls.events.follow, {});
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the stream has no body');
  let text = '';
  const read = async (): Promise<boolean> => {
    const { value, done } = await reader.read();
    text += value ?? '';
    return !done;
  };
  /** What has come that no one has taken, up to the next empty line. */
  const next = async (): Promise<string | null> => {
    for (;;) {
      const at = text.indexOf('\n\n');
      const block = at < 0 ? null : text.slice(0, at);
      text = at < 0 ? text : text.slice(at + 2);
      if (block?.includes('event:')) return block;
      if (block === null && !(await read())) return null;
    }
  };
  // It is there once it has said so.
  await read();
  return {
    /** The kinds of the next event; `null` at the end of the stream. */
    kinds: async (): Promise<readonly ChangeKind[] | null> => {
      const block = await next();
      if (block === null) return null;
      const [, data = ''] = /^event: changed\ndata: (.*)$/.exec(block) ?? [];
      return (JSON.parse(data) as { kinds: ChangeKind[] }).kinds;
    },
    stop: () => reader.cancel(),
  };
};

/** What is told of a change while it happens. */
export const eventsChapter = (world: World): void => {
  describe('events', () => {
    const pairedWith = async (adult: Caller, childIds: readonly string[]) => {
      const { data } = await adult.ok(calls.devices.create, { body: { name: 'Tablet', childIds } });
      const { token } = await world.stranger().ok(calls.devices.pair, { body: { code: data.code } });
      return { id: data.id, caller: callerOf(world.server(), token) };
    };

    it('[LV-01] tells which kinds changed and nothing else, and not who changed it', async () => {
      const [adult, elif] = await world.familyWith(1);
      const own = await follow(adult);
      const tablet = await pairedWith(adult, [elif.id]);
      // Awaited, or it might still be on its way and be taken for what follows.
      expect(await own.kinds()).toEqual(['family']);
      const other = await follow(tablet.caller);
      const { data } = await adult.ok(calls.tasks.create, { body: task(elif.id) });
      expect(await other.kinds()).toEqual(['tasks']);
      await adult.ok(calls.homework.create, { body: homework(elif.id) });
      expect(await other.kinds()).toEqual(['homework']);
      await adult.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Cuma']) });
      expect(await other.kinds()).toEqual(['tasks']);
      // The next that the adult is told is what the tablet did.
      await tablet.caller.ok(calls.tasks.setStatus, { params: { id: data.id }, body: { status: 'completed' } });
      expect(await own.kinds()).toEqual(['tasks']);
      await own.stop();
      await other.stop();
    });

    it("[LV-01] [LV-03] tells a device what concerns its children, and nothing of a sibling's or the adults'", async () => {
      const [adult, elif, can] = await world.familyWith(2);
      const tablet = await pairedWith(adult, [elif.id]);
      const stream = await follow(tablet.caller);
      await adult.ok(calls.tasks.create, { body: task(can.id) });
      await adult.ok(calls.people.invite);
      await adult.ok(calls.profile.rename, { body: { firstName: 'Ayla', lastName: '' } });
      await adult.ok(calls.homework.create, { body: homework(elif.id) });
      expect(await stream.kinds()).toEqual(['homework']);
      await stream.stop();
    });

    it('[LV-01] tells a device whose children are others', async () => {
      const [adult, elif, can] = await world.familyWith(2);
      const tablet = await pairedWith(adult, [elif.id]);
      const stream = await follow(tablet.caller);
      const body = { name: 'Salon', childIds: [can.id] };
      await adult.ok(calls.devices.update, { params: { id: tablet.id }, body });
      expect(await stream.kinds()).toContain('children');
      await adult.ok(calls.tasks.create, { body: task(can.id) });
      expect(await stream.kinds()).toEqual(['tasks']);
      await stream.stop();
    });

    it('[LV-01] tells another family nothing', async () => {
      const [adult, elif] = await world.familyWith(1);
      const [stranger, other] = await world.familyWith(1);
      const strangers = await world.server().signUp();
      const sent = { body: { id_token: await strangers.idToken() } };
      const elsewhere = callerOf(world.server(), (await world.stranger().ok(calls.auth.exchange, sent)).token);
      const tablet = await pairedWith(stranger, [other.id]);
      const [theirs, alone] = [await follow(tablet.caller), await follow(elsewhere)];
      await adult.ok(calls.tasks.create, { body: task(elif.id) });
      await stranger.ok(calls.homework.create, { body: homework(other.id) });
      expect(await theirs.kinds()).toEqual(['homework']);
      await theirs.stop();
      await alone.stop();
    });

    it('[LV-04] ends with the session', async () => {
      const [adult, elif] = await world.familyWith(1);
      const tablet = await pairedWith(adult, [elif.id]);
      const stream = await follow(tablet.caller);
      await adult.ok(calls.devices.remove, { params: { id: tablet.id } });
      expect(await stream.kinds()).toBeNull();
    });

    it(`[LV-01] gives a session ${MAX_STREAMS} streams at once, and answers 429 to one more`, async () => {
      const adult = await world.family();
      const streams = [];
      for (let count = 0; count < MAX_STREAMS; count += 1) streams.push(await follow(adult));
      const refused = await adult.refused(calls.events.follow);
      expect(refused).toMatchObject({ status: 429, problem: { code: 'TOO_MANY_REQUESTS' } });
      await Promise.all(streams.map((stream) => stream.stop()));
    });

    it('[LV-01] is named among the features', async () => {
      const settings = await world.stranger().ok(calls.server.settings);
      expect(settings.features).toContain('live');
      expect(CHANGE_KINDS).toEqual(['children', 'tasks', 'homework', 'breaks', 'honey', 'family']);
    });
  });
};
