import { describe, expect, it } from 'vitest';
import { createViewActor, type ViewChild, type ViewStorage } from './index.ts';

const child = (id: string, name = id): ViewChild => ({ id, name, birthYear: 2018, grade: '2. Sınıf', avatar: '👧' });
const ELIF = child('elif');
const CAN = child('can');

const start = (stored: Record<string, string> = {}) => {
  const values = new Map(Object.entries(stored));
  const storage: ViewStorage = {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => values.set(key, value),
    remove: (key) => values.delete(key),
  };
  const actor = createViewActor(storage).start();
  const view = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.selectedChild === null ? null : context.selectedChild?.id];
  };
  return { actor, view, values, stored: () => Object.fromEntries(values) };
};

describe('view mode', () => {
  it('[S-11] [N-06] is family at first', () => {
    expect(start().view()).toEqual(['family', null]);
  });

  it('[S-12] [S-14] [E-37] [N-03] [N-04] switching to a child selects and stores it', () => {
    const { actor, view, stored } = start();
    actor.send({ type: 'child.selected', child: ELIF });
    expect(view()).toEqual(['child', 'elif']);
    expect(stored()).toEqual({ viewMode: 'child', selectedChild: JSON.stringify(ELIF) });
    actor.send({ type: 'child.selected', child: CAN });
    expect(view()).toEqual(['child', 'can']);
    expect(JSON.parse(stored().selectedChild ?? '')).toEqual(CAN);
  });

  it('[S-13] [S-14] [Q-61] switching to family clears the child and removes its key', () => {
    const { actor, view, stored } = start({ viewMode: 'child', selectedChild: JSON.stringify(ELIF) });
    actor.send({ type: 'family.selected' });
    expect(view()).toEqual(['family', null]);
    expect(stored()).toEqual({ viewMode: 'family' });
  });

  it('[S-15] is restored on load', () => {
    const restored = start({ viewMode: 'child', selectedChild: JSON.stringify(ELIF) });
    expect(restored.view()).toEqual(['child', 'elif']);
    expect(restored.actor.getSnapshot().context.selectedChild).toEqual(ELIF);
    expect(start({ viewMode: 'family' }).view()).toEqual(['family', null]);
  });

  it('[S-16] [S-17] [S-18] discards a child that cannot be parsed, and selects the first one of the list', () => {
    for (const garbage of ['{', 'null', '7', '"elif"', '{}', '{"id":7}', '{"id":""}', '[]', 'undefined', '']) {
      const { actor, view, stored } = start({ viewMode: 'child', selectedChild: garbage });
      expect(view()).toEqual(['child', null]);
      actor.send({ type: 'children.loaded', children: [CAN, ELIF] });
      expect(view()).toEqual(['child', 'can']);
      expect(JSON.parse(stored().selectedChild ?? '')).toEqual(CAN);
    }
  });

  it('[S-17] reads garbage under viewMode as family, whatever child is stored', () => {
    for (const garbage of ['', 'Child', '"child"', '{}']) {
      expect(start({ viewMode: garbage, selectedChild: JSON.stringify(ELIF) }).view()).toEqual(['family', null]);
    }
  });

  it('[S-17] survives fields of the wrong kind in a stored child', () => {
    const { actor } = start({ viewMode: 'child', selectedChild: '{"id":"elif","name":7,"birthYear":"x"}' });
    expect(actor.getSnapshot().context.selectedChild).toEqual({
      id: 'elif',
      name: '',
      birthYear: 0,
      grade: '',
      avatar: '',
    });
  });

  it('[S-17] survives a storage that throws', () => {
    const fail = () => {
      throw new Error('SecurityError');
    };
    const actor = createViewActor({ read: fail, write: fail, remove: fail }).start();
    actor.send({ type: 'child.selected', child: ELIF });
    expect(actor.getSnapshot().value).toBe('child');
    actor.send({ type: 'session.ended' });
    expect(actor.getSnapshot().value).toBe('family');
  });

  it('[S-18] [Q-04] keeps a child that the list knows, with the name and picture of the list', () => {
    const { actor, view } = start({ viewMode: 'child', selectedChild: JSON.stringify(child('elif', 'Old name')) });
    actor.send({ type: 'children.loaded', children: [CAN, child('elif', 'New name')] });
    expect(view()).toEqual(['child', 'elif']);
    expect(actor.getSnapshot().context.selectedChild?.name).toBe('New name');
  });

  it('[Q-04] discards a child that the list does not know for the first of the list', () => {
    const { actor, view } = start({ viewMode: 'child', selectedChild: JSON.stringify(child('of-another-family')) });
    actor.send({ type: 'children.loaded', children: [CAN, ELIF] });
    expect(view()).toEqual(['child', 'can']);
    actor.send({ type: 'children.loaded', children: [ELIF] });
    expect(view()).toEqual(['child', 'elif']);
  });

  it('[Q-04] becomes family when no child is left', () => {
    const { actor, view, stored } = start({ viewMode: 'child', selectedChild: JSON.stringify(ELIF) });
    actor.send({ type: 'children.loaded', children: [] });
    expect(view()).toEqual(['family', null]);
    expect(stored()).toEqual({ viewMode: 'family' });
  });

  it('[S-18] a loaded list changes nothing in family mode', () => {
    const { actor, view, stored } = start();
    actor.send({ type: 'children.loaded', children: [CAN] });
    expect(view()).toEqual(['family', null]);
    expect(stored()).toEqual({});
  });

  it('[S-10] is cleared when the session ends, in storage too', () => {
    const { actor, view, stored } = start({ viewMode: 'child', selectedChild: JSON.stringify(ELIF), token: 'x' });
    actor.send({ type: 'session.ended' });
    expect(view()).toEqual(['family', null]);
    expect(stored()).toEqual({ token: 'x' });
  });
});

describe.each(['device', 'lent'] as const)('the view of a %s', (kind) => {
  it('[DV-06] is a child’s, and no family view can be chosen', () => {
    const { actor, view, stored } = start({ viewMode: 'family' });
    actor.send({ type: 'session.started', kind });
    actor.send({ type: 'family.selected' });
    expect(view()).toEqual(['child', null]);
    expect(stored()).toMatchObject({ viewMode: 'child' });
    actor.send({ type: 'children.loaded', children: [] });
    expect(view()).toEqual(['child', null]);
  });

  it('[DV-06] is that of the one child, or of whoever says who it is', () => {
    const { actor, view } = start();
    actor.send({ type: 'session.started', kind });
    actor.send({ type: 'children.loaded', children: [ELIF, CAN] });
    expect(view()).toEqual(['child', null]);
    actor.send({ type: 'child.selected', child: CAN });
    actor.send({ type: 'children.loaded', children: [ELIF, CAN] });
    expect(view()).toEqual(['child', 'can']);
    actor.send({ type: 'children.loaded', children: [ELIF] });
    expect(view()).toEqual(['child', 'elif']);
  });

  it('[DV-11] goes on as the family’s with the session of an adult, in whichever tab it was begun', () => {
    const { actor, view, stored } = start();
    actor.send({ type: 'session.started', kind });
    actor.send({ type: 'child.selected', child: CAN });
    actor.send({ type: 'session.started', kind: 'adult' });
    expect([view(), stored()]).toEqual([['family', null], { viewMode: 'family' }]);
    actor.send({ type: 'child.selected', child: CAN });
    actor.send({ type: 'family.selected' });
    expect(view()).toEqual(['family', null]);
  });

  it('ends with the session, and is nothing to the next one', () => {
    const { actor, view, stored } = start();
    actor.send({ type: 'session.started', kind });
    actor.send({ type: 'session.ended' });
    expect([view(), stored()]).toEqual([['family', null], {}]);
    actor.send({ type: 'session.started', kind: 'adult' });
    expect([view(), stored()]).toEqual([['family', null], {}]);
  });
});
