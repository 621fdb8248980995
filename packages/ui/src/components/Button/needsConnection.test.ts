import { expect, it } from 'vitest';

/** What is sent by the queue once there is a connection, or (the demo) answered here without one. */
const WITHOUT = [
  'homework/FamilyHomeworkScreen/AddHomeworkDialog.tsx',
  'landing/demo/AiDemo.tsx',
  'tasks/CreateTaskScreen/NewTaskForm.tsx',
];

const sources = import.meta.glob<string>('../../{features,forms,layout}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('[OF-05] every form’s button says when it needs a connection, but those of what is queued or shown here', () => {
  const submits = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/<Button\b(?:[^>]|=>)*?type="submit"(?:[^>]|=>)*?>/g)].map(([tag]) => ({ file, tag })),
  );
  expect(submits.length).toBeGreaterThan(8);
  const silent = submits.filter(({ tag }) => !/\sneedsConnection\b/.test(tag)).map(({ file }) => file);
  // A window with a form needs one unless it says otherwise.
  const windows = Object.entries(sources).filter(([, source]) => source.includes('needsConnection={false}'));
  silent.push(...windows.map(([file]) => file));
  expect(silent.map((file) => file.replace('../../features/', '')).sort()).toEqual(WITHOUT);
});

it('[OF-05] a form has no other button than ours to be sent by', () => {
  const plain = Object.entries(sources).filter(([, source]) => /<(?:button|input)\b[^>]*type="submit"/.test(source));
  expect(plain.map(([file]) => file)).toEqual([]);
});
