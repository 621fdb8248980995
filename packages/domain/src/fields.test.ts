import { expect, it } from 'vitest';
import { HOMEWORK_FIELDS, mapFields, namesOf, NO_HOMEWORK, pickFields } from './fields.ts';

const FIELDS = { title: { max: 200 }, page: { max: 50 } };

it('makes something of each field by its name, in their order', () => {
  expect(namesOf(FIELDS)).toEqual(['title', 'page']);
  expect(Object.entries(mapFields(FIELDS, ({ max }, name) => `${name} ${max}`))).toEqual([
    ['title', 'title 200'],
    ['page', 'page 50'],
  ]);
});

it('picks the fields alone, and none that is not one', () => {
  expect(pickFields(FIELDS, { id: 'h1', page: '45', title: 'Kesirler' })).toStrictEqual({
    title: 'Kesirler',
    page: '45',
  });
});

it('[E-24] homework of which nothing is known has every field, and each is null', () => {
  expect(Object.entries(NO_HOMEWORK)).toEqual(Object.keys(HOMEWORK_FIELDS).map((name) => [name, null]));
});
