import { EventEmitter } from 'node:events';
import { CHANGE_KINDS, COMMENT_EVERY_MS, MAX_STREAMS } from '@kovan/api-client/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notices } from '../../src/db/database.ts';
import { createTopics } from '../../src/db/topics.ts';
import type { Viewer } from '../../src/http/context.ts';
import { type FamilyChange, kindsFor, tellChange } from '../../src/modules/changes.ts';
import { createStreams, type Outlet, type Streams } from '../../src/modules/events/streams.ts';

const adult: Viewer = { kind: 'adult', familyId: 'yıldız', sessionId: 'telefon', userId: 'ayşe', childIds: null };
const tablet: Viewer = { kind: 'device', familyId: 'yıldız', sessionId: 'tablet', userId: null, childIds: ['elif'] };

/** What a stream writes to, which reads until it is told not to. */
class Reader extends EventEmitter implements Outlet {
  text = '';
  reads = true;
  state: 'open' | 'ended' | 'cut' = 'open';
  /** A real answer that is ended once more brings the server down. */
  ends = 0;
  write(text: string): boolean {
    this.text += text;
    return this.reads;
  }
  end(text: string): void {
    this.ends += 1;
    this.text += text;
    this.state = 'ended';
    this.close();
  }
  destroy(): void {
    this.state = 'cut';
    this.close();
  }
  /** As a real answer says it: later. */
  private close(): void {
    queueMicrotask(() => this.emit('close'));
  }
  /** The kinds of each event that has come since it was asked last. */
  told(): unknown[] {
    const events = [...this.text.matchAll(/^event: changed\ndata: (.*)\n\n/gm)];
    this.text = '';
    return events.map(([, data = '']) => (JSON.parse(data) as { kinds: unknown }).kinds);
  }
}

const open = (longestStream: number | null = null): Streams =>
  createStreams({
    notices,
    sessions: {
      authenticate: async (token) => viewers.get(token) ?? null,
      onEnded: (heard) => topics.on('ended', (ids) => heard(ids.split(' '))),
    },
    longestStream,
  });

let topics: ReturnType<typeof createTopics>;
let epoch: number | null;
let viewers: Map<string, Viewer | null>;
let streams: Streams;
let notices: Notices;

beforeEach(() => {
  vi.useFakeTimers();
  topics = createTopics();
  epoch = 1;
  viewers = new Map();
  notices = {
    on: topics.on,
    tell: (_, topic, text) => ({ execute: async () => topics.hear(topic, text) }),
    epoch: () => epoch,
    start: () => undefined,
    stop: async () => undefined,
  };
  streams = open();
});
afterEach(() => {
  streams.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const begin = async (viewer: Viewer): Promise<Reader> => {
  streams.admit(viewer);
  viewers.set(viewer.sessionId, viewer);
  const reader = new Reader();
  streams.begin(viewer, viewer.sessionId, reader);
  await pass(0);
  return reader;
};

const change = async (told: Partial<FamilyChange> = {}) => {
  const all: FamilyChange = { familyId: 'yıldız', kinds: ['tasks'], childIds: ['elif'], by: 'bilgisayar', ...told };
  // Nothing is asked of a transaction here.
  await tellChange(notices, {} as Parameters<Notices['tell']>[0], all).execute();
};

describe('a stream', () => {
  it('[LV-01] says every 25 s that it is there, and neither ids nor anything else', async () => {
    const reader = await begin(adult);
    expect(reader.text).toBe('retry: 1000\n:\n\n');
    await pass(COMMENT_EVERY_MS - 1);
    expect(reader.text).toBe('retry: 1000\n:\n\n');
    await pass(1);
    expect(reader.text).toBe('retry: 1000\n:\n\nretry: 1000\n:\n\n');
    await change({ kinds: ['tasks', 'homework'] });
    expect(reader.text.slice(-57)).toContain('event: changed\ndata: {"kinds":["tasks","homework"]}\n\n');
    expect(reader.text).not.toMatch(/^id:/m);
  });

  it('of somebody who does not read is cut, and no other', async () => {
    const [slow, other] = [await begin(adult), await begin(tablet)];
    slow.reads = false;
    await Promise.all([change(), change()]);
    expect([slow.state, other.state]).toEqual(['cut', 'open']);
    expect(other.told()).toEqual([['tasks'], ['tasks']]);
    expect(slow.told()).toEqual([['tasks']]);
  });

  it('[LV-04] of a session that runs out ends with the next comment', async () => {
    const reader = await begin(tablet);
    viewers.set('tablet', null);
    await pass(COMMENT_EVERY_MS);
    expect(reader.state).toBe('ended');
  });

  it('[LV-04] of a session that was ended ends at once, and the others go on', async () => {
    const [ended, other] = [await begin(tablet), await begin(adult)];
    viewers.set('tablet', null);
    topics.hear('ended', 'somebody tablet');
    await pass(0);
    expect([ended.state, other.state]).toEqual(['ended', 'open']);
  });

  it('[LV-04] of a session that ended while the stream began ends, too', async () => {
    streams.admit(adult);
    viewers.set('telefon', null);
    const reader = new Reader();
    streams.begin(adult, 'telefon', reader);
    await pass(0);
    expect(reader.state).toBe('ended');
  });

  it('[LV-04] ends once, however often its session ends and whoever has left before', async () => {
    streams.close();
    streams = open(5_000);
    const [ended, left] = [await begin(tablet), await begin(adult)];
    viewers.clear();
    for (const _ of [1, 2]) topics.hear('ended', 'tablet telefon');
    left.destroy();
    await pass(10_000);
    expect([ended.ends, left.ends]).toEqual([1, 0]);
  });

  it('[LV-04] that begins while the server stops ends, too', async () => {
    streams.admit(adult);
    viewers.set('telefon', adult);
    streams.close();
    const reader = new Reader();
    streams.begin(adult, 'telefon', reader);
    expect(reader.state).toBe('ended');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[LV-01] of a device whose children are others says so, and follows those', async () => {
    const reader = await begin(tablet);
    viewers.set('tablet', { ...tablet, childIds: ['can'] });
    topics.hear('ended', 'tablet');
    await pass(0);
    expect(reader.told()).toEqual([['children', 'tasks', 'homework', 'breaks', 'honey']]);
    await change();
    await change({ childIds: ['can'], kinds: ['homework'] });
    expect(reader.told()).toEqual([['homework']]);
  });

  it.each([
    ['hears no more', [null]],
    ['did not hear for a while', [2]],
  ])('[LV-02] ends when its process %s, as something would be missed', async (_, epochs) => {
    const reader = await begin(adult);
    await pass(2_000);
    expect(reader.state).toBe('open');
    [epoch = 0] = epochs;
    await pass(1_000);
    expect(reader.state).toBe('ended');
    // Once it hears again, who comes back stays.
    epoch = 2;
    await pass(1_000);
    const back = await begin(adult);
    await pass(2_000);
    expect(back.state).toBe('open');
  });

  it('[LV-02] does not begin while its process hears nothing', () => {
    epoch = null;
    expect(() => streams.admit(adult)).toThrow(expect.objectContaining({ status: 503 }));
  });

  it('[LV-04] ends when the server stops, and none begins', async () => {
    const reader = await begin(adult);
    streams.close();
    expect(reader.state).toBe('ended');
    expect(() => streams.admit(adult)).toThrow(expect.objectContaining({ status: 503 }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves room for another when it is closed from the other side', async () => {
    const readers = [];
    for (let count = 0; count < MAX_STREAMS; count += 1) readers.push(await begin(adult));
    expect(() => streams.admit(adult)).toThrow(expect.objectContaining({ status: 429 }));
    readers[0]?.destroy();
    await pass(0);
    expect(() => streams.admit(adult)).not.toThrow();
  });

  it('tells the many that are lost to come back over a longer time', async () => {
    const readers = [];
    for (let count = 0; count < 300; count += 1) readers.push(await begin({ ...adult, sessionId: String(count) }));
    streams.close();
    expect(readers.map(({ text }) => text.endsWith('retry: 3000\n\n'))).toEqual(readers.map(() => true));
  });
});

describe('who is told', () => {
  const child = fc.constantFrom('elif', 'can', 'defne');
  const someChildren = fc.uniqueArray(child);
  const someKinds = fc.uniqueArray(fc.constantFrom(...CHANGE_KINDS));

  it('[LV-01] [LV-03] an adult of everything, a child of what concerns it, whoever did it of nothing', () => {
    fc.assert(
      fc.property(someKinds, someChildren, fc.option(someChildren, { nil: null }), fc.boolean(), (...given) => {
        const [kinds, childIds, own, isOwn] = given;
        const by = isOwn ? 'own' : 'other';
        const told = kindsFor({ familyId: 'a', kinds, childIds, by }, { sessionId: 'own', childIds: own });
        const isConcerned = own === null || childIds.some((id) => own.includes(id));
        const expected = isOwn || !isConcerned ? [] : kinds.filter((kind) => own === null || kind !== 'family');
        expect(told).toEqual(expected);
      }),
    );
  });

  it('[LV-02] of what another version tells no more than is known here, and nothing that cannot be read', async () => {
    const reader = await begin(adult);
    for (const said of ['["yıldız",["stars","tasks"],[],null]', '["yıldız","tasks"]', '{'])
      topics.hear('changed', said);
    expect(reader.told()).toEqual([['tasks']]);
  });

  it('[LV-01] nobody of another family', async () => {
    const reader = await begin(adult);
    await change({ familyId: 'kaya' });
    expect(reader.told()).toEqual([]);
  });
});
