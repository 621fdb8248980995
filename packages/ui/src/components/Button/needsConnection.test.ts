import { expect, it } from 'vitest';

/** What is sent by the queue once there is a connection, so that its form can be sent without. */
const QUEUED = ['tasks/CreateTaskScreen/NewTaskForm.tsx'];

const sources = import.meta.glob<string>('../../{features,layout}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('[OF-05] every form’s button says when it needs a connection, but those of what is queued', () => {
  const submits = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/<Button\b(?:[^>]|=>)*?type="submit"(?:[^>]|=>)*?>/g)].map(([tag]) => ({ file, tag })),
  );
  expect(submits.length).toBeGreaterThan(12);
  const silent = submits.filter(({ tag }) => !/\sneedsConnection\b/.test(tag)).map(({ file }) => file);
  expect(silent.map((file) => file.replace('../../features/', ''))).toEqual(QUEUED);
});

it('[OF-05] a form has no other button than ours to be sent by', () => {
  const plain = Object.entries(sources).filter(([, source]) => /<(?:button|input)\b[^>]*type="submit"/.test(source));
  expect(plain.map(([file]) => file)).toEqual([]);
});
