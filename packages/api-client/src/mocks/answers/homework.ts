import { type HomeworkRequest, settleHomework } from '@kovan/machines/homework';
import type { Homework } from '../../contract/homework.ts';
import type { homeworkCalls } from '../../contract/homeworkCalls.ts';
import { fromWire, type HomeworkFields } from '../../contract/homeworkNames.ts';
import type { Family } from '../family/createFamily.ts';
import { completionMoment } from '../family/completionMoment.ts';
import { pageOf } from '../family/page.ts';
import type { HomeworkRecord } from '../family/records.ts';
import { conflict, find, invalid, notFound, removeWhere } from '../family/refusal.ts';
import { requireRoom } from '../family/room.ts';
import { type AnswersTo, ofChild } from './asked.ts';

/** A page of the homework of a child, or of the family, by due date, none last; narrowed to what `is` says. */
export const listHomework = (
  family: Family,
  childId: string | null,
  before: string | undefined,
  is: (homework: Homework) => boolean = () => true,
) => pageOf(ofChild(family, childId, family.homework).filter(is), ({ completedAt }) => completedAt, before);

export const addHomework = (family: Family, childId: string, fields: HomeworkFields): Homework => {
  find(family.children, childId);
  requireRoom(family, 'rows');
  const homework: HomeworkRecord = { id: family.newId(), childId, ...fields, status: 'active', completedAt: null };
  family.homework.push(homework);
  return homework;
};

/** The homework of an id; where a child is named, it has to be that child's. */
export const oneHomework = (family: Family, id: string, kidsId: string | null): HomeworkRecord => {
  if (kidsId !== null) find(family.children, kidsId);
  const homework = find(family.homework, id);
  if (kidsId !== null && homework.childId !== kidsId) throw notFound();
  return homework;
};

const settle = (homework: HomeworkRecord, request: HomeworkRequest, at: string): Homework => {
  const status = settleHomework(homework.status, request);
  if (status === null) throw conflict();
  homework.status = status;
  homework.completedAt ??= status === 'active' ? null : at;
  return homework;
};

/** The child of new homework: named by the body, by `Kids-Id`, or by both alike; one that is not there is a 404. */
const childOf = (family: Family, cocukId: string | undefined, kidsId: string | null): string => {
  const childId = cocukId ?? kidsId;
  const path = ['cocukId'];
  if (childId === null) throw invalid({ code: 'custom', path, params: { kind: 'required' } });
  for (const id of [childId, kidsId]) if (id !== null) find(family.children, id);
  if (kidsId !== null && kidsId !== childId) throw invalid({ code: 'custom', path, params: { kind: 'otherChild' } });
  return childId;
};

export const homeworkAnswers: AnswersTo<typeof homeworkCalls> = {
  list: ({ family, kidsId, query }) => listHomework(family, kidsId, query.before),
  listActive: ({ family, kidsId, query }) =>
    listHomework(family, kidsId, query.before, ({ status }) => status === 'active'),
  listBySubject: ({ family, kidsId, query }) =>
    listHomework(family, kidsId, query.before, ({ subject }) => subject === query.ders),
  create: ({ family, kidsId, body: { cocukId, ...fields } }) => ({
    data: addHomework(family, childOf(family, cocukId, kidsId), fromWire(fields)),
  }),
  update: ({ family, params, kidsId, body }) => ({
    data: Object.assign(oneHomework(family, params.id, kidsId), fromWire(body)),
  }),
  setStatus: ({ family, params, kidsId, body: { status, at } }) => {
    const moment = completionMoment(family, at);
    return { data: settle(oneHomework(family, params.id, kidsId), { status }, moment) };
  },
  check: ({ family, params, kidsId, body }) => ({
    data: settle(oneHomework(family, params.id, kidsId), body, completionMoment(family, undefined)),
  }),
  remove: ({ family, params, kidsId }) => {
    const { id } = oneHomework(family, params.id, kidsId);
    removeWhere(family.homework, (homework) => homework.id === id);
  },
  generateFields: ({ family, body, today }) => ({
    success: true,
    data: family.readSentence(body.freeText, today),
    engine: 'embedded',
  }),
};
