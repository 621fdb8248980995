import { expect, it } from 'vitest';

/** What sends nothing at once, by its words: whatever else has a button needs a connection. */
const WITHOUT = {
  shown: [
    'childDay:wellDone',
    'common:action.cancel',
    'devices:done',
    'devices:unlock.back',
    'devices:unlock.forgot',
    'familyHomework:add',
    'familyHomework:details',
    'familyHomework:helper.clear',
    'familyHomework:helper.fillForm',
    'install:add',
    'install:notNow',
    'install:understood',
    'landing:demo.generate',
    'landing:demo.restart',
    'landing:demo.tryApp',
    'landing:hero.pause',
    'landing:hero.play',
    'login:forgot.back',
    'people:done',
  ],
  queued: [
    'common:action.markChecked',
    'common:action.markCompleted',
    'common:action.undoCheck',
    'common:queue.takeBack',
    'common:queue.takeBackOf',
    'common:queue.waiting',
    'queue:leave.send',
    'queue:leave.sending',
    'queue:stale.discard',
    'queue:stale.try',
    // A new task.
    '{label}',
  ],
  signsOut: ['devices:unlock.again', 'layout:signOut', 'login:join.other', 'queue:leave.discard', 'queue:leave.go'],
};

const sources = import.meta.glob<string>('../../{features,forms,layout}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The end of a tag, past whatever its braces hold. */
const endOfTag = (source: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (source[at] === '>' && depth === 0) return at + 1;
  }
  throw new Error('There is a tag without an end.');
};

/** Every button of ours: its file, its tag, and the words on it. */
const buttons = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/<(?:Icon)?Button\b/g)].map(({ index }) => {
    const end = endOfTag(source, index);
    const tag = source.slice(index, end);
    const content = tag.endsWith('/>') ? tag : source.slice(end, source.indexOf('</Button>', end)).trim();
    const words = [...content.matchAll(/['`]([a-zA-Z]+:[^'`]+)['`]/g)].map(([, key]) => key ?? '');
    return { file, tag, words: words.length > 0 ? words : [content] };
  }),
);

it('[OF-05] every button says when it needs a connection, but those that send nothing at once', () => {
  expect(buttons.length).toBeGreaterThan(70);
  // Where a condition stands it is a row that was not sent yet, or the form's own word.
  const silent = buttons.filter(({ tag }) => !/\sneedsConnection(?!=\{false\})/.test(tag));
  expect([...new Set(silent.flatMap(({ words }) => words))].sort()).toEqual(Object.values(WITHOUT).flat().sort());
});

it('[OF-05] a window with a form needs one, too, unless what it sends can wait', () => {
  const windows = Object.keys(sources).filter((file) => sources[file]?.includes('needsConnection={false}'));
  expect(windows.map((file) => file.replace(/^.*\//, ''))).toEqual(['AddHomeworkDialog.tsx']);
});

it('[OF-05] a form has no other button than ours to be sent by', () => {
  const plain = Object.entries(sources).filter(([, source]) => /<(?:button|input)\b[^>]*type="submit"/.test(source));
  expect(plain.map(([file]) => file)).toEqual([]);
});
