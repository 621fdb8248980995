import { expect, it } from 'vitest';
import { PERIODIC, SINGLE } from './taskForm.ts';

const CHORE = { childId: 'can', name: 'Çiçekleri sula', icon: '🧹' };
const TYPED = { ...CHORE, dueDate: '2026-11-20', frequency: '4', weekDays: ['Salı', 'Cuma'] };

it('[P-08] [E-31] [E-32] of either kind of task everything is sent that was chosen for it, and nothing of the other', () => {
  expect(SINGLE.schema.parse(SINGLE.toInput(TYPED))).toEqual({ ...CHORE, dueDate: '2026-11-20' });
  expect(PERIODIC.schema.parse(PERIODIC.toInput(TYPED))).toEqual({
    ...CHORE,
    isPeriodic: true,
    period: { frequency: '4', weekDays: ['Salı', 'Cuma'] },
  });
});
