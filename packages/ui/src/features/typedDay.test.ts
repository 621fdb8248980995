import { z } from '@kovan/api-client/contract';
import { describe, expect, it } from 'vitest';
import { issuesOf } from '../forms/issues.ts';
import { ADDING, CHANGING, draftOf } from './homework/FamilyHomeworkScreen/homeworkForm.ts';
import { SINGLE } from './tasks/CreateTaskScreen/taskForm.ts';

const homework = { ...draftOf({ title: 'Test 7', subject: 'Müzik', description: 'Deftere' }), childId: 'elif' };
const task = { childId: 'elif', name: 'Sofrayı kur', icon: '🍽️', frequency: '1', weekDays: [] };

/** What is wrong with a due day, by the form in which it is typed. */
const FORMS: Record<string, (dueDate: string) => object> = {
  'new homework': (dueDate) => {
    const { error } = z.safeParse(ADDING.schema, ADDING.toInput({ ...homework, dueDate }));
    return error ? issuesOf(error, { dueDate }, ADDING.fields, ADDING.nameOf) : {};
  },
  'changed homework': (dueDate) => {
    const { error } = z.safeParse(CHANGING.schema, CHANGING.toInput({ ...homework, dueDate }));
    return error ? issuesOf(error, { dueDate }, CHANGING.fields, CHANGING.nameOf) : {};
  },
  'a task': (dueDate) => {
    const { error } = z.safeParse(SINGLE.schema, SINGLE.toInput({ ...task, dueDate }));
    return error ? issuesOf(error, { dueDate }, ['dueDate']) : {};
  },
};

describe.each(Object.entries(FORMS))('%s', (_, wrongOf) => {
  it('[V-20] takes a day in the past', () => {
    expect(wrongOf('2000-01-01')).toEqual({});
  });

  it.each(['0026-11-27', '1999-12-31', '20266-11-27'])('[V-20] refuses the due day %s at its field', (dueDate) => {
    expect(wrongOf(dueDate)).toEqual({ dueDate: { type: 'invalid', message: '' } });
  });
});

it('[V-28] [V-31] homework needs no day', () => {
  expect(FORMS['new homework']?.('')).toEqual({});
  expect(FORMS['changed homework']?.('')).toEqual({});
});
