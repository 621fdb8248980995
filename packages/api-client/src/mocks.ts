/** Every call answered over a family in memory: for stories and tests only. */
export { createHandlers, INVALID_TOKEN } from './mocks/createHandlers.ts';
export { delayed, failing, failingOnce, pending, type Target } from './mocks/failures.ts';
export { createFamily, type Family, type FamilyOptions } from './mocks/family/createFamily.ts';
export type { Directory } from './mocks/family/directory.ts';
export type { DayRecord, FamilyFixture, HomeworkRecord, RuleRecord, TaskRecord } from './mocks/family/records.ts';
export { livelyFamily } from './mocks/fixtures/livelyFamily.ts';
export { manyItems, noChildren, nothingToDo, oneChild } from './mocks/fixtures/otherFamilies.ts';
export { elsewhere } from './mocks/streams.ts';
export { parent } from './mocks/fixtures/parent.ts';
export { readFixedSentence } from './mocks/fixtures/sentences.ts';
export { STORY_MOMENT, storyNow } from './mocks/fixtures/storyClock.ts';
