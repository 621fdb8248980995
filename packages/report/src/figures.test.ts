import { describe, expect, it } from 'vitest';
import { type ReportItem, totalOf, weeklyReport } from './figures.ts';

const TODAY = '2026-11-18';
const ELIF = { id: 'elif', name: 'Elif', avatar: '👧' };
const CAN = { id: 'can', name: 'Can', avatar: '👦' };

const item = (changes: Partial<ReportItem> = {}): ReportItem => ({
  childId: 'elif',
  kind: 'task',
  icon: '🧹',
  title: 'Oda',
  dueDay: TODAY,
  doneDay: null,
  overdue: false,
  ...changes,
});

const report = (...items: ReportItem[]) => weeklyReport(TODAY, [ELIF, CAN], items);

describe('[S-55] the figures of the week', () => {
  it('[S-55] run from Monday to Sunday, for every child and for the family together', () => {
    const { week, family, children } = report(item(), item({ childId: 'can' }));
    expect(week).toEqual({ start: '2026-11-16', end: '2026-11-22' });
    expect(family.days.map(({ day }) => day)).toHaveLength(7);
    expect(children.map(({ id, thisWeek }) => [id, thisWeek.total])).toEqual([
      ['elif', 1],
      ['can', 1],
    ]);
    expect(family.thisWeek).toEqual({ done: 0, total: 2 });
  });

  it('[S-55] keep tasks and homework, done and open and overdue apart', () => {
    const [elif] = report(
      item({ doneDay: '2026-11-16' }),
      item({ kind: 'homework', doneDay: '2026-11-17', dueDay: null }),
      item({ kind: 'homework', dueDay: null }),
      item({ dueDay: '2026-11-17', overdue: true }),
      item({ kind: 'homework', dueDay: '2026-01-01', overdue: true }),
      item({ doneDay: '2026-11-15' }),
    ).children;
    expect(elif).toMatchObject({
      done: { tasks: 1, homework: 1 },
      open: { tasks: 0, homework: 1 },
      overdue: { tasks: 1, homework: 1 },
      lastWeek: { done: 1, total: 1 },
    });
    expect(elif?.doneItems).toHaveLength(totalOf(elif?.done ?? { tasks: 0, homework: 0 }));
  });

  it('[S-55] give what was done to the day on which it was done, and what was not to the day it is due', () => {
    const { days } = report(
      item({ dueDay: '2026-11-20', doneDay: '2026-11-16' }),
      item({ dueDay: '2026-11-12', doneDay: '2026-11-16' }),
      item({ dueDay: '2026-11-20' }),
      item({ dueDay: '2026-11-13', overdue: true }),
    ).family;
    const shown = days.filter(({ thisWeek, lastWeek }) => thisWeek.total + lastWeek.total > 0);
    expect(shown).toEqual([
      { day: '2026-11-16', thisWeek: { done: 2, total: 2 }, lastWeek: { done: 0, total: 0 } },
      { day: '2026-11-20', thisWeek: { done: 0, total: 1 }, lastWeek: { done: 0, total: 1 } },
    ]);
  });

  it('[S-55] compare a running week with the same days of the week before', () => {
    const { family } = report(
      item({ doneDay: '2026-11-09' }),
      item({ doneDay: '2026-11-11' }),
      item({ doneDay: '2026-11-12' }),
    );
    expect([family.doneByThisDayLastWeek, family.lastWeek.done]).toEqual([2, 3]);
  });

  it('[S-55] list by day, homework without one last', () => {
    const [elif] = report(
      item({ kind: 'homework', title: 'b', dueDay: null }),
      item({ title: 'a', dueDay: '2026-11-22' }),
      item({ title: 'c', dueDay: '2026-11-18' }),
    ).children;
    expect(elif?.openItems.map(({ title }) => title)).toEqual(['c', 'a', 'b']);
  });

  it('[S-55] list what is late by the day it was due, and what was done by the day on which it was done', () => {
    const [elif] = report(
      item({ title: 'b', dueDay: '2026-11-17', overdue: true }),
      item({ title: 'a', dueDay: '2026-09-01', overdue: true }),
      item({ title: 'd', dueDay: '2026-11-16', doneDay: '2026-11-18' }),
      item({ title: 'c', dueDay: '2026-11-20', doneDay: '2026-11-17' }),
    ).children;
    expect(elif?.overdueItems.map(({ title }) => title)).toEqual(['a', 'b']);
    expect(elif?.doneItems.map(({ title }) => title)).toEqual(['c', 'd']);
  });
});
