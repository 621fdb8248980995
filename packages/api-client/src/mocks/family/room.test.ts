import { FAMILY_LIMITS } from '@kovan/domain/limits';
import { describe, expect, it } from 'vitest';
import { createFamily } from './createFamily.ts';
import { requireRoom } from './room.ts';

describe('a family holds no more than a family may', () => {
  const child = { id: 'elif', name: 'Elif', birthYear: 2016, grade: '5. Sınıf', avatar: '👧' };
  const period = { frequency: '1', weekDays: ['Pazar'] };
  const rule = { id: 'cop', childId: 'elif', name: 'Çöp', icon: '🧹', period, createdOn: '2026-11-18' };
  const task = {
    id: 'oda',
    childId: 'elif',
    name: 'Oda',
    icon: '🧹',
    dueDate: '2026-11-18',
    completedDate: null,
  };
  const made = { createdAt: '2026-11-18T14:45:00Z', lastSeenOn: null, code: null };
  const device = { id: 'tablet', name: 'Tablet', childIds: ['elif'], ...made };
  const familyOf = (of: keyof typeof FAMILY_LIMITS, count: number) => {
    const family = createFamily({});
    const { children, rules, tasks, devices } = family;
    const add = {
      children: () => children.push(child),
      rules: () => rules.push(rule),
      rows: () => tasks.push(task),
      devices: () => devices.push(device),
    };
    for (let index = 0; index < count; index += 1) add[of]();
    return family;
  };

  it.each(Object.entries(FAMILY_LIMITS))('[X-51] %s: %i', (name, limit) => {
    const of = name as keyof typeof FAMILY_LIMITS;
    expect(() => requireRoom(familyOf(of, limit - 1), of)).not.toThrow();
    expect(() => requireRoom(familyOf(of, limit), of)).toThrow(
      expect.objectContaining({ status: 409, code: 'TOO_MANY' }),
    );
  });
});
