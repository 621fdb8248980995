import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { areResultsShown, createAiDemoMachine, type DemoAnswer, isCongratulating, isGenerating } from './index.ts';
import { NOTHING, TEXTS } from './testTexts.ts';

/** A demo whose clock stands and whose call the test answers by hand. */
const start = () => {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const failures: unknown[] = [];
  const call: { answer(answer: DemoAnswer): void; fail(error: unknown): void } = { answer: () => {}, fail: () => {} };
  const machine = createAiDemoMachine({
    generate: (freeText) => {
      asked.push(freeText);
      return new Promise((resolve, reject) => Object.assign(call, { answer: resolve, fail: reject }));
    },
    texts: () => TEXTS,
    logFailure: (error) => failures.push(error),
  });
  const actor = createActor(machine, { clock }).start();
  const now = () => actor.getSnapshot();
  const noticed = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  const generate = (text: string) => {
    actor.send({ type: 'text.changed', text });
    actor.send({ type: 'generation.requested' });
  };
  /** Shows one item on success, two on failure. */
  const show = async (outcome: 'success' | 'failure') => {
    generate('sayfa 5');
    if (outcome === 'success') call.answer(NOTHING);
    else call.fail(new Error());
    await noticed();
    clock.increment(500);
  };
  return { actor, now, clock, call, asked, failures, noticed, generate, show };
};

describe('AI demo', () => {
  it('[D-14] starts no generation with empty or blank text', () => {
    const { now, asked, generate } = start();
    for (const blank of ['', ' ', '\n\t']) {
      generate(blank);
      expect(now().can({ type: 'generation.requested' })).toBe(false);
      expect(isGenerating(now())).toBe(false);
    }
    expect(asked).toEqual([]);
  });

  it('[D-12] asks for the typed text, once, and takes no other request meanwhile', () => {
    const { actor, now, asked, generate } = start();
    generate('  yarına matematik ');
    actor.send({ type: 'generation.requested' });
    actor.send({ type: 'text.changed', text: 'other' });
    expect(asked).toEqual(['yarına matematik']);
    expect(now().can({ type: 'generation.requested' })).toBe(false);
    expect(now().context.text).toBe('  yarına matematik ');
  });

  it('[D-15] [D-16] [N-12] climbs by 10 every 200 ms, up to 90', () => {
    const { now, clock, generate } = start();
    generate('x');
    clock.increment(199);
    expect(now().context.progress).toBe(0);
    clock.increment(1);
    const seen = [now().context.progress];
    for (let i = 0; i < 11; i++) {
      clock.increment(200);
      seen.push(now().context.progress);
    }
    expect(seen).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90, 90]);
    expect(isGenerating(now())).toBe(true);
  });

  it('[D-17] [D-18] [N-13] jumps to 100 when the call is answered, and loading ends 500 ms later', async () => {
    const { now, clock, call, noticed, generate } = start();
    generate('x');
    clock.increment(600);
    call.answer(NOTHING);
    await noticed();
    expect([now().context.progress, isGenerating(now()), areResultsShown(now())]).toEqual([100, true, false]);
    clock.increment(499);
    expect([now().context.progress, isGenerating(now())]).toEqual([100, true]);
    clock.increment(1);
    expect([isGenerating(now()), areResultsShown(now())]).toEqual([false, true]);
    expect(now().context.items).toMatchObject([{ subject: 'Genel', title: 'Ödev', description: 'x' }]);
  });

  it('[D-17] [D-31] [D-32] [X-45] shows two demo items when the call fails or its answer is not valid, and logs it', async () => {
    const { now, clock, call, failures, noticed, generate } = start();
    const failure = new Error('API yanıtı geçersiz');
    generate('x');
    call.fail(failure);
    await noticed();
    expect(now().context.progress).toBe(100);
    clock.increment(500);
    expect(areResultsShown(now())).toBe(true);
    expect(now().context.items.map(({ title }) => title)).toEqual(['API Bağlantı Hatası', 'Örnek Ödev']);
    expect(failures).toEqual([failure]);
  });

  it('[D-19] [D-20] toggles an item, and congratulates when every one is done', async () => {
    const { actor, now, show } = start();
    await show('failure');
    const done = () => now().context.items.map(({ isCompleted }) => isCompleted);
    actor.send({ type: 'item.toggled', id: 'demo-2' });
    expect([done(), isCongratulating(now())]).toEqual([[false, true], false]);
    actor.send({ type: 'item.toggled', id: 'demo-1' });
    expect([done(), isCongratulating(now())]).toEqual([[true, true], true]);
    actor.send({ type: 'item.toggled', id: 'demo-1' });
    expect([done(), isCongratulating(now())]).toEqual([[false, true], false]);
  });

  it('[D-19] an unknown item changes nothing', async () => {
    const { actor, now, show } = start();
    await show('success');
    const before = now().context.items;
    actor.send({ type: 'item.toggled', id: 'demo-9' });
    expect(now().context.items).toEqual(before);
    expect(isCongratulating(now())).toBe(false);
  });

  it('[D-21] [N-11] congratulates for 3 s; the items stay done', async () => {
    const { actor, now, clock, show } = start();
    await show('success');
    actor.send({ type: 'item.toggled', id: 'demo-1' });
    clock.increment(2999);
    expect(isCongratulating(now())).toBe(true);
    clock.increment(1);
    expect(isCongratulating(now())).toBe(false);
    expect(now().context.items[0]?.isCompleted).toBe(true);
  });

  it('[D-20] [D-21] congratulates anew, for a whole 3 s, when an item is undone and done again', async () => {
    const { actor, now, clock, show } = start();
    await show('success');
    for (let i = 0; i < 3; i++) {
      actor.send({ type: 'item.toggled', id: 'demo-1' });
      clock.increment(1000);
    }
    clock.increment(1999);
    expect(isCongratulating(now())).toBe(true);
    clock.increment(1);
    expect(isCongratulating(now())).toBe(false);
  });

  it('[D-22] starting anew resets text, items and progress, from every state', async () => {
    const demo = start();
    const reset = () => {
      demo.actor.send({ type: 'demo.restarted' });
      expect(demo.now().value).toBe('idle');
      expect(demo.now().context).toEqual({ text: '', items: [], progress: 0 });
    };
    demo.generate('x');
    demo.clock.increment(400);
    reset();
    demo.call.answer(NOTHING);
    await demo.noticed();
    expect(demo.now().value).toBe('idle');
    await demo.show('success');
    reset();
    await demo.show('success');
    demo.actor.send({ type: 'item.toggled', id: 'demo-1' });
    reset();
    demo.clock.increment(5000);
    expect(demo.now().value).toBe('idle');
  });

  it('[D-23] [Q-48] trying the app hides the results and keeps the text; a further generation shows new ones', async () => {
    const { actor, now, show } = start();
    await show('failure');
    actor.send({ type: 'results.hidden' });
    expect([areResultsShown(now()), now().context.text]).toEqual([false, 'sayfa 5']);
    actor.send({ type: 'item.toggled', id: 'demo-1' });
    expect(now().context.items[0]?.isCompleted).toBe(false);
    actor.send({ type: 'text.changed', text: '' });
    expect([now().context.text, now().can({ type: 'generation.requested' })]).toEqual(['', false]);
    actor.send({ type: 'text.changed', text: 'sayfa 6' });
    expect([now().context.text, now().can({ type: 'generation.requested' })]).toEqual(['sayfa 6', true]);
    await show('success');
    expect(areResultsShown(now())).toBe(true);
  });

  it('[Q-47] a further generation replaces the list', async () => {
    const { now, generate, show } = start();
    await show('failure');
    generate('y');
    expect(now().context).toMatchObject({ text: 'y', items: [], progress: 0 });
    await show('success');
    expect(now().context.items).toHaveLength(1);
  });
});
