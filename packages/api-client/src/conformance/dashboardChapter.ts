import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls.ts';
import { type Caller, callerOf } from './server.ts';
import { homework, rule, task, type World } from './world.ts';

const complete = async (family: Caller, id: string) =>
  family.ok(calls.tasks.setStatus, { params: { id }, body: { status: 'completed' } });

/** Counters, activities, onboarding and the report. The day is Wednesday 18 November 2026. */
export const dashboardChapter = (world: World): void => {
  describe('dashboard', () => {
    it('[A-18] [E-35] onboarding is needed until there is a child; the answer is not wrapped', async () => {
      const family = await world.family();
      expect(await family.ok(calls.dashboard.onboardingStatus)).toEqual({ needsOnboarding: true, childrenCount: 0 });
      const [other] = await world.familyWith(2);
      expect(await other.ok(calls.dashboard.onboardingStatus)).toEqual({ needsOnboarding: false, childrenCount: 2 });
    });

    it('[A-19] [E-33] [FD-13] [FD-17] [FD-18] [FD-19] counts homework and tasks of a child, or of the family', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const ids: string[] = [];
      for (const childId of [elif.id, elif.id, elif.id, can.id]) {
        ids.push((await family.ok(calls.familyHomework.create, { body: homework(childId) })).data.id);
      }
      const [completed = '', verified = ''] = ids;
      for (const id of [completed, verified]) {
        await family.ok(calls.homework.setStatus, { params: { id }, body: { status: 'completed' } });
      }
      await family.ok(calls.homework.check, { params: { id: verified }, body: { checked: true } });
      // Counted: late ones and those to the end of the week; not counted: next week's.
      for (const dueDate of ['2026-09-01', '2026-11-22', '2026-11-23']) {
        await family.ok(calls.tasks.create, { body: task(elif.id, { dueDate }) });
      }
      const done = (await family.ok(calls.tasks.create, { body: task(can.id, { dueDate: '2026-11-30' }) })).data;
      await complete(family, done.id);
      const stats = async (query = {}) => (await family.ok(calls.dashboard.stats, { query })).data;
      const ofElif = { pendingHomework: 1, completedHomework: 2, pendingTasks: 2, completedTasks: 0 };
      const ofCan = { pendingHomework: 1, completedHomework: 0, pendingTasks: 0, completedTasks: 1 };
      expect(await stats({ childId: elif.id })).toEqual(ofElif);
      expect(await stats({ childId: can.id })).toEqual(ofCan);
      expect(await stats()).toEqual({ pendingHomework: 2, completedHomework: 2, pendingTasks: 2, completedTasks: 1 });
      await family.ok(calls.homework.remove, { params: { id: verified } });
      await family.ok(calls.tasks.remove, { params: { id: done.id } });
      expect(await stats({ childId: elif.id })).toEqual({ ...ofElif, completedHomework: 1 });
      expect(await stats({ childId: can.id })).toEqual({ ...ofCan, completedTasks: 0 });
      expect(await stats()).toEqual({ pendingHomework: 2, completedHomework: 1, pendingTasks: 2, completedTasks: 0 });
    });

    it('[A-19] [FD-18] [FD-20] counts occurrences of last week and this one, whoever looked before, and no older ones', async () => {
      const [family, elif] = await world.familyWith(1);
      await family.ok(calls.scheduledTasks.create, { body: rule(elif.id, ['Pazartesi', 'Pazar']) });
      const pending = async () => (await family.ok(calls.dashboard.stats)).data.pendingTasks;
      expect(await pending()).toBe(1);
      await family.moveTo('2026-12-16T09:00:00Z');
      expect(await pending()).toBe(4);
      const range = { date_start: '2026-11-18', date_end: '2026-12-31' };
      await family.ok(calls.tasks.listOfChild, { params: { childId: elif.id }, query: range });
      expect(await pending()).toBe(4);
    });

    it('[A-20] [E-34] [FD-13] [FD-21] lists completions of homework and tasks, newest first, of a child or of the family', async () => {
      const [family, elif, can] = await world.familyWith(2);
      const chore = (await family.ok(calls.tasks.create, { body: task(elif.id) })).data;
      const lesson = (await family.ok(calls.homework.create, { body: homework(can.id) })).data;
      await family.ok(calls.tasks.create, { body: task(elif.id) });
      await complete(family, chore.id);
      await family.moveTo('2026-11-18T15:00:00Z');
      await family.ok(calls.homework.setStatus, { params: { id: lesson.id }, body: { status: 'completed' } });
      // What was checked since was completed all the same.
      await family.ok(calls.homework.check, { params: { id: lesson.id }, body: { checked: true } });
      const activities = async (query = {}) => (await family.ok(calls.dashboard.activities, { query })).data;
      const ofChore = {
        id: chore.id,
        type: 'task',
        icon: chore.icon,
        title: chore.name,
        childName: 'Elif',
        childId: elif.id,
      };
      const ofLesson = { id: lesson.id, type: 'homework', title: lesson.title, childName: 'Can', childId: can.id };
      const all = await activities();
      expect(all).toMatchObject([ofLesson, ofChore]);
      expect(all.map(({ completedAt }) => new Date(completedAt).toISOString())).toEqual([
        '2026-11-18T15:00:00.000Z',
        '2026-11-18T14:45:00.000Z',
      ]);
      expect(await activities({ childId: elif.id })).toMatchObject([ofChore]);
    });

    it('[A-20] [FD-21] lists the 20 latest completions', async () => {
      const [family, elif] = await world.familyWith(1);
      const ids: string[] = [];
      for (let minute = 10; minute < 32; minute += 1) {
        const { id } = (await family.ok(calls.tasks.create, { body: task(elif.id) })).data;
        world.server().setNow(`2026-11-18T15:${minute}:00Z`);
        await complete(family, id);
        ids.unshift(id);
      }
      const { data } = await family.ok(calls.dashboard.activities);
      expect(data.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    });
  });

  describe('the weekly report', () => {
    it('[A-21] [X-51] is made and sent, at most five times an hour', async () => {
      const [family] = await world.familyWith(1);
      const refusal = async () => {
        const { status, problem, headers } = await family.refused(calls.report.generateWeekly);
        return [status, problem.code, headers.get('Retry-After')];
      };
      for (let sent = 0; sent < 5; sent += 1) await family.ok(calls.report.generateWeekly);
      expect(await refusal()).toEqual([429, 'TOO_MANY_REQUESTS', '3600']);
      world.server().setNow('2026-11-18T15:44:59.999Z');
      expect(await refusal()).toEqual([429, 'TOO_MANY_REQUESTS', '1']);
      world.server().setNow('2026-11-18T15:45:00Z');
      await family.ok(calls.report.generateWeekly);
      const [other] = await world.familyWith(1);
      await other.ok(calls.report.generateWeekly);
    });

    it('[A-21] [X-51] five times an hour together, whichever adult of a family asks', async () => {
      const [one, other] = [await world.family(), await world.family()];
      const code = new URL((await one.ok(calls.people.invite)).data.url).hash.slice(1);
      const { token } = await other.ok(calls.people.join, { body: { code } });
      const guest = callerOf(world.server(), token);
      for (const adult of [one, guest, one, guest, one]) await adult.ok(calls.report.generateWeekly);
      for (const adult of [one, guest]) expect((await adult.refused(calls.report.generateWeekly)).status).toBe(429);
    });
  });
};
