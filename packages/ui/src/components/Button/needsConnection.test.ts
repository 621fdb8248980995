import { expect, it } from 'vitest';

/** What is sent by the queue once there is a connection, so that its form can be sent without. */
const QUEUED = ['homework/FamilyHomeworkScreen/AddHomeworkDialog.tsx', 'tasks/CreateTaskScreen/NewTaskForm.tsx'];

const sources = import.meta.glob<string>('../../{features,forms,layout}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('[OF-05] every form’s button says when it needs a connection, but those of what is queued', () => {
  const submits = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/<Button\b(?:[^>]|=>)*?type="submit"(?:[^>]|=>)*?>/g)].map(([tag]) => ({ file, tag })),
  );
  expect(submits.length).toBeGreaterThan(8);
  const silent = submits.filter(({ tag }) => !/\sneedsConnection\b/.test(tag)).map(({ file }) => file);
  // A window with a form needs one unless it says otherwise.
  const windows = Object.entries(sources).filter(([, source]) => source.includes('needsConnection={false}'));
  silent.push(...windows.map(([file]) => file));
  expect(silent.map((file) => file.replace('../../features/', '')).sort()).toEqual(QUEUED);
});

it('[OF-05] a form has no other button than ours to be sent by', () => {
  const plain = Object.entries(sources).filter(([, source]) => /<(?:button|input)\b[^>]*type="submit"/.test(source));
  expect(plain.map(([file]) => file)).toEqual([]);
});
