import { isBirthYear } from '@kovan/domain/children';
import { type Day, yearOf } from '@kovan/domain/days';
import type { ChildInput } from '../../contract/childInput.ts';
import type { childrenCalls } from '../../contract/children.ts';
import { fileCalls } from '../../contract/familyFile.ts';
import { find, invalid, removeWhere } from '../family/refusal.ts';
import { requireRoom } from '../family/room.ts';
import { forgetAnswersTo } from '../once.ts';
import type { AnswersTo } from './asked.ts';
import { takeChildOut } from './devices.ts';

const refuseFutureBirth = ({ birthYear }: ChildInput, today: Day): void => {
  const maximum = yearOf(today);
  if (!isBirthYear(birthYear, maximum)) {
    throw invalid({ code: 'too_big', origin: 'number', maximum, path: ['birthYear'] });
  }
};

export const childrenAnswers: AnswersTo<typeof childrenCalls> = {
  list: ({ family }) => ({ data: family.children }),
  create: ({ family, body, today }) => {
    refuseFutureBirth(body, today);
    requireRoom(family, 'children');
    const child = { id: family.newId(), ...body };
    family.children.push(child);
    return { data: child };
  },
  update: ({ family, params, body, today }) => {
    const child = find(family.children, params.id);
    refuseFutureBirth(body, today);
    return { data: Object.assign(child, body) };
  },
  remove: ({ family, params }) => {
    const { id } = find(family.children, params.id);
    takeChildOut(family, id);
    forgetAnswersTo(family, fileCalls.import);
    removeWhere(family.children, (child) => child.id === id);
    for (const records of [family.tasks, family.rules, family.doneDays, family.homework]) {
      removeWhere<{ childId: string }>(records, (record) => record.childId === id);
    }
  },
};
