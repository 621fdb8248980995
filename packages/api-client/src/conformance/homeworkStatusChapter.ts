import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { homework, type World } from './world.ts';

const GENERATED = ['book', 'description', 'dueDate', 'page', 'subject', 'teacher', 'title'];

/** What becomes of homework, and what the helper reads. The day is Wednesday 18 November 2026. */
export const homeworkStatusChapter = (world: World): void => {
  describe('homework status', () => {
    type Step = 'completed' | 'checked' | 'unchecked' | 'active' | 'verified';
    const send = (step: Step) =>
      step === 'checked' || step === 'unchecked'
        ? ([calls.homework.check, { checked: step === 'checked' }] as const)
        : ([calls.homework.setStatus, { status: step }] as const);

    it.each<[readonly Step[], Step, number, string]>([
      [[], 'completed', 200, 'completed'],
      [['completed'], 'checked', 200, 'verified'],
      [['completed', 'checked'], 'unchecked', 200, 'completed'],
      [['completed'], 'completed', 200, 'completed'],
      [['completed', 'checked'], 'completed', 200, 'verified'],
      [['completed', 'checked'], 'checked', 200, 'verified'],
      [['completed'], 'unchecked', 200, 'completed'],
      [[], 'checked', 409, 'active'],
      [[], 'unchecked', 409, 'active'],
      [[], 'verified', 409, 'active'],
      [['completed'], 'active', 409, 'completed'],
      [['completed'], 'verified', 409, 'completed'],
      [['completed', 'checked'], 'active', 409, 'verified'],
    ])(
      '[A-43] [A-44] [S-40] [S-42] [S-43] [S-46] after %j, %s answers %i and leaves it %s',
      async (before, step, status, left) => {
        const [family, elif] = await world.familyWith(1);
        const { id } = (await family.ok(calls.homework.create, { body: homework(elif.id) })).data;
        for (const earlier of before) {
          const [call, body] = send(earlier);
          await family.ok(call, { params: { id }, body });
        }
        const [call, body] = send(step);
        if (status === 200)
          expect((await family.ok(call, { params: { id }, body })).data).toMatchObject({ id, status: left });
        else {
          const refused = await family.refused(call, { params: { id }, body });
          expect(refused).toMatchObject({ status, problem: { code: 'TRANSITION_NOT_ALLOWED' } });
        }
        expect((await family.ok(calls.homework.list)).data[0]?.status).toBe(left);
      },
    );

    it('[X-51] a status word that does not exist is a 400, and so is a check that is no yes or no', async () => {
      const [family, elif] = await world.familyWith(1);
      const { id } = (await family.ok(calls.homework.create, { body: homework(elif.id) })).data;
      const unknown = await family.refused(calls.homework.setStatus, { params: { id }, body: { status: 'bitti' } });
      expect(unknown).toMatchObject({ status: 400, problem: { code: 'INVALID_INPUT' } });
      const check = await family.refused(calls.homework.check, { params: { id }, body: { checked: 'true' } });
      expect(check.status).toBe(400);
    });
  });

  describe('the helper', () => {
    it('[A-46] [E-24] reads a sentence into fields', async () => {
      const family = await world.family();
      const freeText = 'yarına matematik kitabı sayfa 45-46, Ayşe öğretmen';
      const answer = await family.ok(calls.homework.generateFields, { body: { freeText } });
      expect(answer.success).toBe(true);
      expect(Object.keys(answer.data).toSorted()).toEqual(GENERATED);
      expect(answer.data).toMatchObject({ subject: 'Matematik', page: '45-46', dueDate: '2026-11-19' });
    });
  });
};
