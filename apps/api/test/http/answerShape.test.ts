import { type Call, calls, z } from '@kovan/api-client/contract';
import { expect, it } from 'vitest';
import { answerShape } from '../../src/http/answerShape.ts';

const answers = Object.values(calls)
  .flatMap((room): Call[] => Object.values(room))
  .flatMap(({ method, path, answer }) => (answer ? [[`${method} ${path}`, answer] as const] : []));

it('knows the shape of every answer but the settings, which are a union and so validated, and a family’s file, which is streamed', () => {
  const unknown = answers.filter(([, schema]) => answerShape(schema) === null).map(([name]) => name);
  expect(answers.length).toBeGreaterThan(25);
  expect(unknown).toEqual(['GET /api/family/export', 'GET /api/settings']);
});

it('drops what the schema does not name, at every depth, and fills in defaults', () => {
  const schema = z.object({
    data: z.array(z.object({ id: z.string(), teacher: z._default(z.nullable(z.string()), null) })),
    note: z.optional(z.object({ text: z.string() })),
  });
  const given = {
    data: [
      { id: 'a', familyId: 'secret' },
      { id: 'b', teacher: 'Ayşe', createdAt: new Date() },
    ],
    note: { text: 'x', hash: 'secret' },
    token: 'secret',
  };
  expect(answerShape(schema)?.(given)).toEqual({
    data: [
      { id: 'a', teacher: null },
      { id: 'b', teacher: 'Ayşe' },
    ],
    note: { text: 'x' },
  });
});

it('answers in the order of the schema whatever the order that is given, and as given where nothing else is', () => {
  const shape = answerShape(z.object({ id: z.string(), teacher: z._default(z.nullable(z.string()), null) }));
  expect(JSON.stringify(shape?.({ teacher: 'Ayşe', id: 'a' }))).toBe('{"id":"a","teacher":"Ayşe"}');
  expect(JSON.stringify(shape?.({ id: 'a', teacher: undefined }))).toBe('{"id":"a","teacher":null}');
  expect(JSON.stringify(shape?.({ id: 'a', teacher: null, hash: 'secret' }))).toBe('{"id":"a","teacher":null}');
  const exact = { id: 'a', teacher: null };
  expect(shape?.(exact)).toBe(exact);
});

it('says so when it does not know a kind of schema', () => {
  expect(answerShape(z.object({ data: z.union([z.string(), z.object({})]) }))).toBeNull();
});
